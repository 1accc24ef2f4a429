import type { Statement } from '@pramaan/api/testing/search-ground'
import type { Pool } from 'pg'

type Plan = { 'Node Type': string; 'Index Name'?: string; Plans?: Plan[] }

function shapeOf(plan: Plan): string {
  const name = plan['Index Name'] ? `${plan['Node Type']} ${plan['Index Name']}` : plan['Node Type']
  return plan.Plans ? `${name} (${plan.Plans.map(shapeOf).join(', ')})` : name
}

/** A plan's nodes and indexes, as one text. */
export async function planOf(pool: Pool, { text, values }: Statement) {
  const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (format json) ${text}`, values)
  const [plan] = rows[0]?.['QUERY PLAN'] ?? []
  if (!plan) throw new Error('There is no plan.')
  return shapeOf(plan.Plan)
}
