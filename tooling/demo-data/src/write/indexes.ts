import type { ClientBase } from 'pg'

/** From so many candidates on, the indexes are made once at the end instead of row by row. */
export const bulkFrom = 50_000

const tables = [
  'accounts',
  'consents',
  'candidates',
  'educations',
  'experiences',
  'vsp_applications',
  'candidate_search',
  'candidate_concepts',
  'search_counts',
  'search_versions',
  'orders',
  'payments',
]

/** The definitions of the indexes that a bulk load can do without: none that a constraint needs. */
export async function sparedIndexes(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ definition: string }>(
    `select pg_get_indexdef(indexrelid) as definition
     from pg_index join pg_class on pg_class.oid = indrelid
     where relname = any($1) and relnamespace = 'public'::regnamespace
       and not exists (select 1 from pg_constraint where conindid = indexrelid)
     order by indexrelid`,
    [tables],
  )
  return rows.map(({ definition }) => definition)
}

/** Drops indexes by their definitions. */
export async function dropIndexes(client: ClientBase, definitions: readonly string[]) {
  for (const definition of definitions) {
    const [, name] = /^CREATE INDEX ("[^"]+"|\S+)/.exec(definition) ?? []
    if (name) await client.query(`drop index if exists ${name}`)
  }
}

/** Makes indexes by their definitions; those that are there already stay. */
export async function makeIndexes(client: ClientBase, definitions: readonly string[]) {
  for (const definition of definitions) {
    await client.query(definition.replace('CREATE INDEX', 'CREATE INDEX IF NOT EXISTS'))
  }
}
