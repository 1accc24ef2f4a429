import type { SearchStatements, Statement } from '@pramaan/api/testing/generated/search-database'
import type { Pool } from 'pg'
import { searches } from './searches.ts'

type Plan = { 'Node Type': string; 'Index Name'?: string; Plans?: Plan[] }

function shapeOf(plan: Plan): string {
  const name = plan['Index Name'] ? `${plan['Node Type']} ${plan['Index Name']}` : plan['Node Type']
  return plan.Plans ? `${name} (${plan.Plans.map(shapeOf).join(', ')})` : name
}

/** A plan's nodes and indexes, as one text. */
async function planOf(pool: Pool, { text, values }: Statement) {
  const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (format json) ${text}`, values)
  const [plan] = rows[0]?.['QUERY PLAN'] ?? []
  if (!plan) throw new Error('There is no plan.')
  return shapeOf(plan.Plan)
}

/** Refuses plans that differ on the server's kind of connection and on the bare driver's: a ratio between two is none. */
export async function comparePlans(served: Pool, bare: Pool, statements: readonly SearchStatements[]) {
  for (const [at, { page, total }] of statements.entries())
    for (const statement of [...page, total])
      if ((await planOf(served, statement)) !== (await planOf(bare, statement)))
        throw new Error(`The plans differ for ${searches[at]}.`)
  console.log(`The plans of ${statements.length} searches are the same on both sides.\n`)
}
