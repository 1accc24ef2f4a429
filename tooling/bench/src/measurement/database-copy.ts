import pg from 'pg'

/** Runs work with the address of a copy of a database, on the same server; nobody may be connected to it meanwhile. */
export async function withCopy<Result>(connectionString: string, work: (address: string) => Promise<Result>) {
  const of = (name: string) => Object.assign(new URL(connectionString), { pathname: `/${name}` }).href
  const from = new URL(connectionString).pathname.slice(1)
  const copy = `${from}_copy`
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: of('template1') })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  const drop = () => run(`drop database if exists ${pg.escapeIdentifier(copy)} with (force)`)
  await drop()
  await run(`create database ${pg.escapeIdentifier(copy)} template ${pg.escapeIdentifier(from)}`)
  return work(of(copy)).finally(drop)
}
