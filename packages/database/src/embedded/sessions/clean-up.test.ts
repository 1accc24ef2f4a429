import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { expect, test } from 'vitest'
import { extensions, greetingOf, runMessages } from '../engine/database.ts'
import { query, readyForQuery } from '../engine/wire.ts'
import { startSocketServer } from './socket-server.ts'
import { StatementNames } from './statement-names.ts'
import { type Client, Turns } from './turns.ts'

test('cleaning up after a client keeps everyone’s prepared statements, and prepares none twice', async () => {
  const database = await PGlite.create({ extensions })
  const answers: string[] = []
  const run = async (messages: Uint8Array) => {
    const answer = await runMessages(database, messages)
    answers.push(Buffer.from(answer).toString('latin1'))
    return answer
  }
  const server = await startSocketServer(new Turns({ losses: 0, run }, 0), await greetingOf(database))
  const [one, other] = [new pg.Client(server.connection), new pg.Client(server.connection)]
  await Promise.all([one.connect(), other.connect()])
  const named = { name: 'kept', text: 'select $1::int as number' }
  for (let round = 1; round < 4; round++) {
    await one.query(`select set_config('lock_timeout', '${round}', true)`)
    expect((await other.query(named, [round])).rows).toEqual([{ number: round }])
    expect((await one.query(named, [-round])).rows).toEqual([{ number: -round }])
  }
  expect(answers.filter((answer) => answer.includes('already exists'))).toEqual([])
  await Promise.all([one.end(), other.end()])
  await server.close()
  await database.close()
})

test('a client that leaves is cleaned up after, even if what it waited for was cancelled', async () => {
  const asked: string[] = []
  const begun = Promise.withResolvers<void>()
  const run = async (messages: Uint8Array) => {
    asked.push(Buffer.from(messages).toString('latin1'))
    await begun.promise
    return readyForQuery('I')
  }
  const turns = new Turns({ losses: 0, run }, 0)
  const aClient = (number: number): Client => ({
    names: new StatementNames(),
    key: { number, secret: 1 },
    deadlineMs: 0,
    leavesState: false,
    setsDeadline: false,
    putOut: () => undefined,
  })
  const running = aClient(1)
  const leaving = aClient(2)
  turns.join(running)
  turns.join(leaving)
  turns.take(running, query('select 1'), () => undefined)
  turns.take(leaving, query('select 2'), () => undefined)
  turns.cancel(leaving.key)
  turns.leave(leaving)
  begun.resolve()
  await turns.whenIdle('select 3').catch(() => undefined)
  expect(asked.some((messages) => messages.includes('rollback'))).toBe(true)
})
