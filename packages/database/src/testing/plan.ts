import { SQL } from 'drizzle-orm'
import type { Database } from '../client.ts'
import { type Prepared, prepare, readRows } from '../prepared.ts'

type Plan = {
  'Node Type': string
  'Index Name'?: string
  'Relation Name'?: string
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Plan[]
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}

/** A node with its index, or with its table where it reads all of it. */
function nameOf(node: Plan): string {
  const read = node['Node Type'] === 'Seq Scan' ? node['Relation Name'] : node['Index Name']
  return `${node['Node Type']} ${read ?? ''}`.trim()
}

/** How PostgreSQL runs a statement: its nodes with what they read, and how many pages of tables and indexes that were. */
export async function planOf(db: Database, statement: SQL | Prepared) {
  const { text, params } = statement instanceof SQL ? prepare(statement) : statement
  const explain = `explain (analyze, buffers, timing off, format json) ${text}`
  const [row] = await readRows(db, { text: explain, params })
  const [plan] = (row?.[0] ?? []) as { Plan: Plan }[]
  if (!plan) throw new Error('There is no plan.')
  const nodes = nodesOf(plan.Plan)
  return {
    nodes,
    names: nodes.map(nameOf).join(', '),
    blocks: plan.Plan['Shared Hit Blocks'] + plan.Plan['Shared Read Blocks'],
  }
}
