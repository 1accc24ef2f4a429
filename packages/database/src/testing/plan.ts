import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../client.ts'

type Plan = {
  'Node Type': string
  'Index Name'?: string
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Plan[]
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}

/** How PostgreSQL runs a statement: its nodes with their indexes, and how many pages of the table and indexes it read. */
export async function planOf(db: Database, statement: SQL) {
  const { rows } = await db.execute<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    sql`explain (analyze, buffers, timing off, format json) ${statement}`,
  )
  const [plan] = rows[0]?.['QUERY PLAN'] ?? []
  if (!plan) throw new Error('There is no plan.')
  const nodes = nodesOf(plan.Plan)
  return {
    nodes,
    names: nodes.map((node) => `${node['Node Type']} ${node['Index Name'] ?? ''}`.trim()).join(', '),
    blocks: plan.Plan['Shared Hit Blocks'] + plan.Plan['Shared Read Blocks'],
  }
}
