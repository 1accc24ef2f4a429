import { appendFileSync } from 'node:fs'
import pg from 'pg'
import { startEmbedded } from './embedded.ts'

/** Commits rows endlessly from several clients, and notes each in a file once the database has acknowledged it. */
const [folder = '', acknowledged = '', first = '0'] = process.argv.slice(2)
const database = await startEmbedded({ folder, statementTimeoutMs: 10_000 })
const pool = new pg.Pool({ ...database.connection, max: 3 })
let id = Number(first)

async function write(): Promise<never> {
  for (;;) {
    id += 1
    const mine = id
    await pool.query('insert into kept (id) values ($1)', [mine])
    appendFileSync(acknowledged, `${mine}\n`)
    if (mine === Number(first) + 3) console.log('writing')
  }
}

await Promise.all([write(), write(), write()])
