import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { watchProgram } from '@pramaan/testing/program'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startEmbedded } from './embedded.ts'

const root = mkdtempSync(join(tmpdir(), 'crash-'))
const folder = join(root, 'postgres')
const acknowledged = join(root, 'acknowledged')
const writer = new URL('./crash.writer.ts', import.meta.url).pathname

afterAll(() => rmSync(root, { recursive: true, force: true }))

async function inDatabase<Result>(work: (pool: pg.Pool) => Promise<Result>): Promise<Result> {
  const database = await startEmbedded({ folder, statementTimeoutMs: 10_000 })
  const pool = new pg.Pool(database.connection)
  try {
    return await work(pool)
  } finally {
    await pool.end()
    await database.close()
  }
}

/** Lets another process write for a while and kills it in the middle. */
async function writeAndKill(first: number, afterMs: number): Promise<void> {
  const child = spawn(process.execPath, [writer, folder, acknowledged, String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const { output, whenReady } = watchProgram('The writer', child)
  await whenReady(async () => output() !== '')
  await new Promise((resolve) => setTimeout(resolve, afterMs))
  child.kill('SIGKILL')
  await ended
}

test('a process killed at random moments loses no acknowledged commit', async () => {
  await inDatabase((pool) => pool.query('create table kept (id int primary key)'))
  const moments = fc.sample(fc.integer({ min: 0, max: 900 }), 3)
  for (const [round, afterMs] of moments.entries()) {
    await writeAndKill((round + 1) * 1_000_000, afterMs)
  }
  const answered = readFileSync(acknowledged, 'utf8').trim().split('\n').map(Number)
  const saved = await inDatabase((pool) => pool.query<{ id: number }>('select id from kept'))
  const found = new Set(saved.rows.map(({ id }) => id))
  expect(answered.length).toBeGreaterThan(3)
  expect(answered.filter((id) => !found.has(id))).toEqual([])
})
