import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { Database } from '@pramaan/database/client'
import { migrateDatabase } from '@pramaan/database/migrate'
import { openFromConfig } from '@pramaan/database/open'
import { expectAnswers } from '@pramaan/database/pool'
import { seedReference } from '@pramaan/database/reference-data/seed-reference'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { createBuffers } from './background/buffers/buffers.ts'
import { type Config, readConfig } from './config.ts'
import type { Deps } from './deps.ts'
import { createEncryption } from './encryption.ts'
import { restoreStandin } from './features/payments/settlement/restore-standin.ts'
import { ensureFirstAdmin } from './features/staff/first-admin.ts'
import { invitationToken } from './features/staff/invitation.ts'
import { limitConnections, reportOpenFiles } from './http/limits/open-files.ts'
import { openFiles } from './providers/files/open-files.ts'
import { createFetchPage } from './providers/pages/fetch-page.ts'
import { deliverTo, openPayments } from './providers/payments/open-payments.ts'
import { type Sample, storeSamples } from './services/files/upload/samples.ts'
import { findVocabulary } from './services/search/vocabulary/vocabulary.ts'
import { messageOf } from './start/command.ts'
import { databaseFailure, failureText, listenFailure } from './start/failure.ts'
import { checkFilesFolder } from './start/files-folder.ts'
import { whyNotFolders } from './start/folders.ts'
import { checkSecret } from './start/secret.ts'
import { startTimers } from './timers.ts'

type FillOptions = {
  candidates: number
  now: Date
  say: (text: string) => void
  /** The hash of the secret in an invitation's link, by the invitation's id. */
  invitationHash: (id: string) => string
}

/** What a demo adds to the server: people, and the files that they share. */
export type Demo = {
  fill: (db: Database, options: FillOptions) => Promise<void>
  /** Files that its people share, which go through the file service like any other. */
  samples: readonly Sample[]
}

/** Starts the server and drains it on SIGTERM; a failed start prints a clear message and exits with code 1. */
export async function startServer(demo?: Demo) {
  await start(demo).catch((error: unknown) => {
    console.error(failureText(error))
    process.exit(1)
  })
}

/** The only place that reads the environment, the clock and randomness. */
async function start(demo?: Demo) {
  const config = readConfig(process.env, whyNotFolders)
  const say = (text: string) => console.log(text)
  reportOpenFiles(config, say)
  const { db, maintain, stop } = await openPrepared(config, say).catch((error) => {
    throw databaseFailure(config, error)
  })
  const wantsDemo = demo && (config.DEMO ?? !config.DATABASE_URL)
  if (wantsDemo) {
    const encryption = createEncryption(config.SECRET, config.SECRET_OLD)
    const invitationHash = (id: string) => encryption.hash(invitationToken({ encryption }, id))
    await demo.fill(db, { candidates: config.DEMO_CANDIDATES, now: new Date(), say, invitationHash })
    await maintain()
  }
  const provider = await openPayments(config, { now: () => new Date(), fetch })
  if (provider.standin) await restoreStandin(db, provider.standin.ledger)
  const deps = { ...depsOf({ ...config, DEMO: wantsDemo ?? false }, db), ...provider }
  if (wantsDemo) await storeSamples(deps, demo.samples)
  if (config.ADMIN_PHONE) await ensureFirstAdmin(deps, { phone: config.ADMIN_PHONE, name: config.ADMIN_NAME })

  // Otherwise the first search would wait for it.
  await findVocabulary(db, deps.now())
  expectAnswers(db.$client)
  const app = await buildApp(deps)
  limitConnections(app, config)
  await app.listen({ port: config.PORT, host: config.HOST }).catch((error) => {
    throw listenFailure(config, error)
  })
  if (provider.standin) deliverTo(provider.standin, portOf(app))
  say(`\nPramaan is ready: http://${config.BASE_HOST}:${config.PORT}\n`)
  const timers = startTimers(deps, maintain, app.log)
  onSignal(async () => {
    timers.stop()
    await app.close()
    await provider.standin?.stop()
    await deps.buffers.flush().finally(stop)
  })
}

/** The database, brought up to date, with its reference lists. */
async function openPrepared(config: Config, say: (text: string) => void) {
  const opened = await openFromConfig(config, say)
  await migrateDatabase(opened.db)
  await seedReference(opened.db)
  await checkSecret(opened.db, config, say)
  await checkFilesFolder(opened.db, config)
  return opened
}

function depsOf(config: Config, db: Database): Omit<Deps, 'payments'> {
  return {
    db,
    config,
    now: () => new Date(),
    random: {
      secret: () => randomBytes(32).toString('base64url'),
      uuid: () => randomUUID(),
      code: () => String(randomInt(1_000_000)).padStart(6, '0'),
    },
    encryption: createEncryption(config.SECRET, config.SECRET_OLD),
    buffers: createBuffers(db),
    files: openFiles(config, () => randomUUID()),
    fetchPage: createFetchPage(),
  }
}

/** The actual port, also if any free one was requested. */
function portOf(app: FastifyInstance) {
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/**
 * Runs the shutdown once, whichever signal comes first; the end of the parent process counts as one. What failed, for
 * example because the database is gone, is reported in one sentence.
 */
function onSignal(end: () => Promise<void>) {
  const signals = ['SIGTERM', 'SIGINT', 'disconnect'] as const
  const listener = async () => {
    for (const signal of signals) process.off(signal, listener).on(signal, () => undefined)
    const code = await end().then(
      () => 0,
      (error: unknown) => {
        console.error(`The server ended before it had written everything: ${messageOf(error)}`)
        return 1
      },
    )
    process.exit(code)
  }
  for (const signal of signals) process.on(signal, listener)
}

if (import.meta.main) await startServer()
