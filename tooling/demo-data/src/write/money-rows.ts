import { tradeOf } from '../money/all-sales.ts'
import { type Ledger, newLedger, numbered } from '../money/ledger.ts'
import { paymentLinksOf } from '../money/payment-links.ts'
import type { Sale } from '../money/sale.ts'
import { addAttempt, addSale } from '../money/sale-rows.ts'
import type { Openings } from '../openings/openings.ts'
import type { World } from '../world.ts'
import { add, type Row, type Rows } from './insert.ts'

const batchSize = 1_000

/** The money of a world, batch by batch: what was sold, what was only tried, and at last the numbers, links and log. */
export function* moneyRows(world: World, openings: Openings, verifications: readonly Sale[]): Generator<Rows> {
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
  yield lastRowsOf(world, openings, sales, ledger, counters)
}

function* batches(table: string, list: readonly Row[]): Generator<Rows> {
  for (let from = 0; from < list.length; from += batchSize) {
    const rows: Rows = new Map()
    add(rows, table, ...list.slice(from, from + batchSize))
    yield rows
  }
}

function lastRowsOf(
  world: World,
  openings: Openings,
  sales: readonly Sale[],
  ledger: Ledger,
  counters: readonly Row[],
) {
  const rows: Rows = new Map()
  const links = paymentLinksOf(world, openings, sales)
  add(rows, 'receipt_counters', ...counters)
  add(rows, 'store_orders', ...links.rows)
  const actions = [...ledger.actions, ...links.actions]
  add(rows, 'audit_log', ...actions.sort((one, other) => one.at.getTime() - other.at.getTime()))
  return rows
}
