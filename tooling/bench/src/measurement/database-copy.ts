import pg from 'pg'

/** Runs work on a copy of a database on the same server. No client may be connected to the original meanwhile. */
export async function withCopy<Result>(connectionString: string, work: (address: string) => Promise<Result>) {
  const addressOf = (name: string) => Object.assign(new URL(connectionString), { pathname: `/${name}` }).href
  const original = new URL(connectionString).pathname.slice(1)
  const copy = `${original}_copy`
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: addressOf('template1') })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  const drop = () => run(`drop database if exists ${pg.escapeIdentifier(copy)} with (force)`)
  await drop()
  await run(`create database ${pg.escapeIdentifier(copy)} template ${pg.escapeIdentifier(original)}`)
  return work(addressOf(copy)).finally(drop)
}
