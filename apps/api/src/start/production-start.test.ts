import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmptyDatabase } from '@pramaan/database/testing/empty-database'
import { appNames } from '@pramaan/domain/role'
import pg from 'pg'
import { afterAll, afterEach, expect, test } from 'vitest'
import { productionSettings } from '../testing/server/production-settings.ts'
import { answers, startProgram } from '../testing/server/running-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'pramaan-start-'))
const web = join(folder, 'web')
for (const app of appNames) {
  mkdirSync(join(web, app, 'dist'), { recursive: true })
  writeFileSync(join(web, app, 'dist', 'index.html'), `<title>${app}</title>`)
}
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const started: Awaited<ReturnType<typeof startProgram>>[] = []
afterEach(() => {
  for (const { child } of started.splice(0)) child.kill('SIGKILL')
})

/** Starts a server with production settings and the given ones; `how` is the operator's command. */
async function startCopy(env: Record<string, string>, how = ['npm', 'run', 'start:production']) {
  const [command = '', ...args] = how
  const copy = await startProgram(command, args, {
    ...productionSettings,
    WEB_DIR: web,
    DATA_DIR: join(folder, 'data'),
    ...env,
  })
  started.push(copy)
  return copy
}

const until = async (holds: () => Promise<boolean>) => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50))
}

const empty = await startEmptyDatabase()
afterAll(empty.close)
const onPostgres = test.runIf(empty.url)
const database = { DATABASE_URL: empty.url ?? '' }

onPostgres(
  'two copies that start at once on an empty database both come up, serve pages, and end at SIGTERM, by npm and by the script',
  async () => {
    const copies = await Promise.all([
      startCopy(database),
      startCopy(database, [process.execPath, 'tooling/run/start-production.mjs']),
    ])
    await Promise.all(copies.map(({ ready }) => ready()))
    for (const { port } of copies) {
      const page = await fetch(`http://127.0.0.1:${port}/api/version`)
      expect((await page.json()).data).toMatchObject({ demo: false })
    }
    for (const { child, ended, port } of copies) {
      child.kill('SIGTERM')
      expect(await ended).toBe(0)
      await until(async () => !(await answers(port)))
    }
    const client = new pg.Client(empty.connection)
    await client.connect()
    await until(async () => {
      const { rows } = await client.query(
        `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
         and backend_type = 'client backend'`,
      )
      return rows.length === 0
    })
    await client.end()
  },
)

onPostgres('a server whose starter is killed ends too', async () => {
  const { child, ended, port, ready } = await startCopy(database, [
    process.execPath,
    'tooling/run/start-production.mjs',
  ])
  await ready()
  child.kill('SIGKILL')
  await ended
  await until(async () => !(await answers(port)))
  expect(await answers(port)).toBe(false)
})

test('all errors in the settings are reported at once, before anything starts, without a stack', async () => {
  const { ended, output } = await startCopy({
    DATABASE_URL: 'mysql://localhost/pramaan',
    WEB_DIR: 'apps/apps',
    SECRET: 'short',
    MESSAGES: 'standin',
    TRUST_PROXY: 'the proxy',
    ADMIN_PHONE: '12',
  })
  expect(await ended).toBe(1)
  const wrong = [...output().matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name)
  expect(wrong).toEqual(['DATABASE_URL', 'SECRET', 'ADMIN_PHONE', 'TRUST_PROXY', 'MESSAGES', 'WEB_DIR'])
  expect(output()).toContain('WEB_DIR: ')
  expect(output()).toContain('apps/apps holds no built apps')
  expect(output()).not.toMatch(/^\s+at /m)
})

test('a missing database, and a port in use, are reported in a sentence without a stack or a password', async () => {
  const nowhere = await startCopy({ DATABASE_URL: 'postgresql://user:hidden@127.0.0.1:1/pramaan' })
  expect(await nowhere.ended).toBe(1)
  expect(nowhere.output()).toContain('DATABASE_URL: the database at 127.0.0.1:1/pramaan cannot be used')
  expect(nowhere.output()).not.toMatch(/hidden|^\s+at /m)
})
