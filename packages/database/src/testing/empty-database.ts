import type { PoolConfig } from 'pg'
import pg from 'pg'
import { inject } from 'vitest'
import { startInMemory } from '../embedded/in-memory.ts'

/** An empty database on the engine of this run: how to reach it, its URL (on PostgreSQL), and how to close it. */
export async function startEmptyDatabase() {
  const source = inject('database')
  if (source.kind === 'pglite') {
    const engine = await startInMemory(undefined, source.folder)
    return { connection: engine.connection, url: undefined, close: engine.close }
  }
  const name = `empty_${crypto.randomUUID().replaceAll('-', '')}`
  const at = (database: string): PoolConfig => ({ host: source.host, user: 'postgres', database })
  const run = async (statement: string) => {
    const client = new pg.Client(at('postgres'))
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await run(`create database ${name}`)
  const url = `postgresql://postgres@localhost/${name}?host=${source.host}`
  return { connection: at(name), url, close: () => run(`drop database ${name} with (force)`) }
}
