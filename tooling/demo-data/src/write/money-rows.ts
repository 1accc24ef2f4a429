import type { Action } from '../log/actions.ts'
import { tradeOf } from '../money/all-sales.ts'
import { newLedger, numbered } from '../money/ledger.ts'
import { paymentLinksOf } from '../money/payment-links.ts'
import type { Sale } from '../money/sale.ts'
import { addAttempt, addSale } from '../money/sale-rows.ts'
import type { Openings } from '../openings/openings.ts'
import type { World } from '../world.ts'
import { add, type Row, type Rows } from './insert.ts'

const batchSize = 1_000

/**
 * The money of a world, batch by batch: what was sold, what was only tried, and at last the numbers and links. What the
 * log has of it is added to the actions.
 */
export function* moneyRows(world: World, openings: Openings, { verifications, actions }: Gathered): Generator<Rows> {
  const { sales, attempts } = tradeOf(world, openings, verifications)
  const ledger = newLedger()
  for (let from = 0; from < sales.length; from += batchSize) {
    const rows: Rows = new Map()
    for (const [at, sale] of sales.slice(from, from + batchSize).entries())
      addSale(rows, world, sale, from + at, ledger)
    yield rows
  }
  const tried: Rows = new Map()
  for (const attempt of attempts) addAttempt(tried, world, attempt, ledger)
  yield tried
  const { receipts, counters } = numbered(world, ledger.slips)
  yield* batches('receipts', receipts)
  const links = paymentLinksOf(world, openings, sales)
  const last: Rows = new Map()
  add(last, 'receipt_counters', ...counters)
  add(last, 'store_orders', ...links.rows)
  yield last
  actions.push(...ledger.actions, ...links.actions)
}

/** What is found with the people: the verifications that they paid, and what the log has of those. */
export type Gathered = { verifications: Sale[]; actions: Action[] }

/** Rows of one table, batch by batch. */
export function* batches(table: string, list: readonly Row[]): Generator<Rows> {
  for (let from = 0; from < list.length; from += batchSize) {
    const rows: Rows = new Map()
    add(rows, table, ...list.slice(from, from + batchSize))
    yield rows
  }
}
