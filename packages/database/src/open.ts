import { join } from 'node:path'
import { type Database, openDatabase } from './client.ts'
import { startEmbedded } from './embedded/embedded.ts'
import { findSessionRules, ownSession, type Pooler, statementMs } from './session-rules.ts'

/** The driver's types leave out the number of a connection. */
function numberOf(client: object): number {
  return 'processID' in client ? Number(client.processID) : 0
}

/** The database to open: PostgreSQL's URL or the embedded engine's folder, and the number of connections. */
export type DatabaseSettings = {
  DATABASE_URL?: string | undefined
  DATA_DIR: string
  POOL_SIZE: number
  DATABASE_POOLER?: Pooler | undefined
}

/** An open database, its maintenance (called every few minutes), and how to close it. */
export type OpenDatabase = { db: Database; maintain: () => Promise<void>; stop: () => Promise<void> }

/**
 * Opens the database that the configuration names: PostgreSQL at `DATABASE_URL`, otherwise the embedded engine in
 * `DATA_DIR`, whose lock it takes. Throws an error that names the folder and its owner if a server already uses it.
 * Neither migrates nor seeds. `say` receives messages about the embedded folder for the operator.
 */
export async function openFromConfig(
  config: DatabaseSettings,
  say: (text: string) => void = () => undefined,
): Promise<OpenDatabase> {
  if (config.DATABASE_URL) {
    const rules = await findSessionRules(config.DATABASE_URL, config.DATABASE_POOLER)
    const db = openDatabase({ connectionString: config.DATABASE_URL, max: config.POOL_SIZE }, rules)
    return { db, maintain: async () => undefined, stop: () => db.$client.end() }
  }
  const folder = join(config.DATA_DIR, 'database')
  const engine = await startEmbedded({ folder, statementTimeoutMs: statementMs, onLog: say })
  const db = openDatabase({ ...engine.connection, max: config.POOL_SIZE }, ownSession, (client) =>
    engine.ranMs(numberOf(client)),
  )
  return { db, maintain: engine.maintain, stop: () => db.$client.end().then(engine.close) }
}
