import { fillPlaceholders, SQL } from 'drizzle-orm'
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

/** A value as the text of a statement. */
function literal(value: unknown): string {
  const text = Array.isArray(value) ? `{${value}}` : String(value)
  return `'${text.replaceAll("'", "''")}'`
}

/**
 * How PostgreSQL runs a statement, by its name if it has one: its nodes with what they read, and how many pages of tables
 * and indexes that were.
 */
export async function planOf(db: Database, statement: SQL | Prepared, values: Record<string, unknown> = {}) {
  const { text, params, name } = statement instanceof SQL ? prepare(statement) : { name: undefined, ...statement }
  const given = fillPlaceholders(params, values)
  const explained = name ? `execute ${name}${given.length > 0 ? `(${given.map(literal)})` : ''}` : text
  const explain = `explain (analyze, buffers, timing off, format json) ${explained}`
  const [row] = await readRows(db, { text: explain, params: name ? [] : given })
  const [plan] = (row?.[0] ?? []) as { Plan: Plan }[]
  if (!plan) throw new Error('There is no plan.')
  const nodes = nodesOf(plan.Plan)
  return {
    nodes,
    names: nodes.map(nameOf).join(', '),
    blocks: plan.Plan['Shared Hit Blocks'] + plan.Plan['Shared Read Blocks'],
  }
}
