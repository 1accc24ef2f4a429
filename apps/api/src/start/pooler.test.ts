import { openDatabase } from '@pramaan/database/client'
import { findSessionRules, type SessionRules, statementMs } from '@pramaan/database/session-rules'
import { describe, expect, inject, test } from 'vitest'
import { buildApp } from '../app.ts'
import { startApi } from '../testing/server/start-api.ts'

const source = inject('database')
const pooler = source.kind === 'postgres' ? source.pooler : undefined

describe('behind PgBouncer in transaction mode', async () => {
  const api = await startApi()
  const { database } = api.db.$client.options
  const pooled: SessionRules = { named: false, deadline: 'transaction', statementMs }
  const url = (at: { host?: string; port?: number }) =>
    `postgresql://postgres@localhost/${database}?host=${at.host}&port=${at.port ?? 5432}`

  test('the server sees that it is there, unless a setting says what it is', async () => {
    const direct = source.kind === 'postgres' ? source.host : ''
    expect(await findSessionRules(url({ host: direct }))).toEqual({ named: true, deadline: 'startup', statementMs })
    expect(await findSessionRules(url(pooler ?? {}))).toEqual(pooled)
    expect(await findSessionRules(url(pooler ?? {}), 'prepared')).toEqual({ ...pooled, named: true })
  })

  test('the deadline is the database’s own where it has one', async () => {
    const before = openDatabase({ host: source.kind === 'postgres' ? source.host : '', user: 'postgres', database })
    const change = (value: string) => before.$client.query(`alter role postgres in database ${database} ${value}`)
    await change(`set statement_timeout = '7s'`)
    // PgBouncer opens a new connection only when the existing ones are busy.
    const busy = await Promise.all(Array.from({ length: 4 }, () => api.db.$client.connect()))
    await Promise.all(busy.map((client) => client.query('begin')))
    const rules = await findSessionRules(url(pooler ?? {}))
    await Promise.all(busy.map((client) => client.query('commit')))
    for (const client of busy) client.release()
    await change('reset statement_timeout')
    await before.$client.end()
    expect(rules.deadline).toBe('database')
  })

  test('100 searches over 20 connections are all answered', async () => {
    const db = openDatabase({ ...pooler, database, max: 20 }, pooled)
    const app = await buildApp({ ...api.deps, db })
    const employer = await api.anEmployer({ plan: 'premium' })
    const headers = { authorization: await api.tokenOf(employer.id) }
    const search = () => app.inject({ url: '/api/user/datafilter?pageIndex=0&pageSize=10&location=Pune', headers })
    const answers: string[] = []
    const work = async () => {
      while (answers.length < 100) {
        const { statusCode, body } = await search()
        // A busy server refuses, and the request is repeated as a browser would.
        if (!/"code":"(overloaded|too-slow)"/.test(body)) answers.push(statusCode === 200 ? 'found' : body)
      }
    }
    await Promise.all(Array.from({ length: 20 }, work))
    await app.close()
    await db.$client.end()
    expect(answers.filter((answer) => answer !== 'found')).toEqual([])
  })

  test('a statement ends at its deadline, alone and in a transaction, and leaves none behind', async () => {
    const db = openDatabase({ ...pooler, database, max: 1 }, { ...pooled, statementMs: 150 })
    const deadline = async () => (await db.$client.query('show statement_timeout')).rows
    // The pooler's session may be the one that started with the role's seven seconds.
    const before = await deadline()
    const late = { cause: expect.objectContaining({ code: '57014' }) }
    await expect(db.execute('select pg_sleep(5)')).rejects.toMatchObject(late)
    await expect(db.transaction((step) => step.execute('select pg_sleep(5)'))).rejects.toMatchObject(late)
    expect(await deadline()).toEqual(before)
    await db.$client.end()
  })
})
