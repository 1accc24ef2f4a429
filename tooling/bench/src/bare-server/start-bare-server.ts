import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Statement } from '@pramaan/api/testing/generated/search-database'
import { startNodeServer } from '@pramaan/api/testing/server/server-process'
import type { Filled } from '../filled-database.ts'

/** Starts a server that only sends the statements of the question that a path numbers: the least that one on Node does. */
export async function startBareServer(
  { connectionString, pool }: Pick<Filled, 'connectionString' | 'pool'>,
  questions: readonly (readonly Statement[])[],
) {
  const folder = await mkdtemp(join(tmpdir(), 'bare-server-'))
  const file = join(folder, 'questions.json')
  // Too long for an environment.
  await writeFile(file, JSON.stringify(questions))
  try {
    return await startNodeServer({
      command: [fileURLToPath(new URL('./bare-server.ts', import.meta.url))],
      live: '/0',
      settings: { DATABASE_URL: connectionString, QUESTIONS: file, OPTIONS: pool.options.options ?? '' },
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}
