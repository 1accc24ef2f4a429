import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database, openDatabase } from '@pramaan/database/client'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { expect, test, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import type { Deps } from '../../deps.ts'
import { openFiles } from '../../providers/files/open-files.ts'
import { startS3 } from '../../testing/fakes/s3-server.ts'
import { fileOf, pdfBytes, pictureBytes } from '../../testing/people/sample-files.ts'
import { startApi } from '../../testing/server/start-api.ts'
import { startTimers } from '../../timers.ts'

const api = await startApi()

/** The tests' server with some dependencies replaced, and the error lines that it logged. */
async function aServer(changes: Partial<Deps>) {
  const lines: Record<string, unknown>[] = []
  const log = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const config = { ...api.deps.config, LOG_LEVEL: 'error' as const }
  return { app: await buildApp({ ...api.deps, config, log, ...changes }), lines }
}

/** A pool without a database behind it. */
const nowhere = () => openDatabase({ host: '/nowhere', user: 'postgres', database: 'none' })

async function unavailable(app: FastifyInstance, ask: InjectOptions | string) {
  const answer = await app.inject(ask)
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.json().code).toBe('unavailable')
  return answer
}

const register = (n = 0) =>
  ({
    method: 'POST',
    url: '/api/user/register',
    payload: { role: 'Candidate', name: 'Asha Rao', mobile: `98765432${String(n).padStart(2, '0')}` },
  }) as const

async function notReady(db: Database) {
  const { app, lines } = await aServer({ db })
  const answer = await unavailable(app, '/api/readyz')
  expect(lines).toEqual([expect.objectContaining({ msg: expect.stringMatching('Outage') })])
  return answer.json().details
}

test('forty requests without a database are answered 503, and one line of the log says why', async () => {
  const db = nowhere()
  const { app, lines } = await aServer({ db })
  await Promise.all(Array.from({ length: 40 }, (_, n) => unavailable(app, register(n))))
  await db.$client.end()
  expect(lines.map(({ reason, level }) => ({ reason, level }))).toEqual([
    { reason: 'connect ENOENT /nowhere/.s.PGSQL.5432', level: 50 },
  ])
})

test('background jobs without a database go on, and say why in one line', async () => {
  const db = nowhere()
  const { app, lines } = await aServer({ db })
  const ask = vi.spyOn(db.$client, 'query')
  const timers = startTimers({ ...api.deps, db }, async () => undefined, app.log)
  await expect.poll(() => ask.mock.calls.length).toBeGreaterThan(2)
  timers.stop()
  await db.$client.end()
  expect(lines.map(({ reason }) => reason)).toEqual(['connect ENOENT /nowhere/.s.PGSQL.5432'])
})

test('a full database disk is 503, and the log says why without the request’s values', async () => {
  const { app, lines } = await aServer({})
  await api.db.execute(`create function fill_up() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
  await api.db.execute('create trigger full_disk before insert on accounts for each row execute function fill_up()')
  try {
    await unavailable(app, register())
  } finally {
    await api.db.execute('drop function fill_up cascade')
  }
  expect(lines).toMatchObject([{ reason: 'could not extend file: No space left on device' }])
  expect(JSON.stringify(lines)).not.toContain('9876543200')
})

test.each([
  ['a document on its way in', 'applications/upload/cv', 'inputFile', 'cv.pdf', ['full', 'drawn']],
  ['an image that is drawn again', 'media/upload/avatar', 'media', 'me.png', ['raw', 'full']],
] as const)('a disk that has no room for %s is 503', async (_what, path, field, name, paths) => {
  const files = openFiles(api.deps.config, namesOf(paths))
  const folder = join(api.deps.config.DATA_DIR, 'uploads')
  await mkdir(folder, { recursive: true })
  await symlink('/dev/full', join(folder, 'full'))
  const { app, lines } = await aServer({ files })
  const form = new FormData()
  const bytes = name === 'cv.pdf' ? pdfBytes(1000) : await pictureBytes('png')
  form.append(field, fileOf(name, bytes))
  const body = new Response(form)
  await unavailable(app, {
    method: 'POST',
    url: `/api/${path}`,
    headers: {
      authorization: await api.tokenOf((await api.aCandidate()).id),
      'content-type': body.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  expect(lines).toMatchObject([{ reason: expect.stringMatching(/no space left/i) }])
})

function namesOf(paths: readonly string[]) {
  const left = [...paths]
  return () => left.shift() ?? crypto.randomUUID()
}

test('the server is not ready while a migration is missing, and names the reason', async () => {
  const newest =
    'from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)'
  await api.db.execute(`create table set_aside as select * ${newest}`)
  await api.db.execute(`delete ${newest}`)
  try {
    const [detail] = await notReady(api.db)
    expect(detail).toMatchObject({
      field: 'database',
      message: expect.stringMatching(/^1 of \d+ migrations have not run/),
    })
  } finally {
    await api.db.execute('insert into drizzle.__drizzle_migrations select * from set_aside')
    await api.db.execute('drop table set_aside')
  }
  expect((await api.app.inject('/api/readyz')).statusCode).toBe(200)
})

test('the server is not ready while a table is missing, and names it', async () => {
  await api.db.execute('alter table coupons rename to hidden')
  const details = await notReady(api.db)
  await api.db.execute('alter table hidden rename to coupons')
  expect(details).toEqual([{ field: 'database', message: 'Tables are missing: coupons.' }])
})

test('the server is not ready without a database, and names the reason', async () => {
  const db = nowhere()
  expect(await notReady(db)).toMatchObject([{ field: 'database', message: expect.stringContaining('ENOENT') }])
  await db.$client.end()
})

// The embedded engine has no such sessions, and a pooler doesn't pass the option on.
const reads = { options: '-c default_transaction_read_only=on', max: 2 }
test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'a database that only reads: reads go on, writes are 503',
  async () => {
    const db = openDatabase({ ...api.db.$client.options, ...reads })
    expect(await notReady(db)).toEqual([{ field: 'database', message: 'It takes no writes.' }])
    const { app, lines } = await aServer({ db })
    expect((await app.inject('/api/jobDomains')).statusCode).toBe(200)
    await Promise.all(Array.from({ length: 10 }, (_, n) => unavailable(app, register(n))))
    await db.$client.end()
    expect(lines).toHaveLength(1)
    expect(lines[0]?.reason).toMatch(/read-only transaction/)
  },
)

test('the server is ready with its bucket, and not without', async () => {
  const s3 = await startS3()
  const settings = { ...api.deps.config, ...s3.settings, FILES: 's3' as const, S3_PATH_STYLE: true }
  const { app } = await aServer({ files: openFiles(settings, () => crypto.randomUUID()) })
  expect((await app.inject('/api/readyz')).statusCode).toBe(200)
  const elsewhere = await aServer({ files: openFiles({ ...settings, S3_BUCKET: 'other' }, () => crypto.randomUUID()) })
  expect((await unavailable(elsewhere.app, '/api/readyz')).json().details).toMatchObject([{ field: 'files' }])
  await s3.stop()
  expect((await unavailable(app, '/api/readyz')).json().details).toMatchObject([{ field: 'files' }])
})
