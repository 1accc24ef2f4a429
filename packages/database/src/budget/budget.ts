import { AsyncLocalStorage } from 'node:async_hooks'
import type { PoolClient } from 'pg'
import { cancel } from './cancel.ts'

/** A statement that its request may no longer ask for; the code is PostgreSQL's own for one that was cancelled. */
export class OutOfBudget extends Error {
  readonly code = '57014'
}

/** Counts the milliseconds that a connection's statements have run, of which only differences matter. */
export type Clock = (client: PoolClient) => number

const current = new AsyncLocalStorage<Budget | undefined>()

/** Connections whose statement was cancelled: the next one could be, too. */
const cancelled = new WeakSet<PoolClient>()

/** Whether a connection must not be used again. */
export function isSpoilt(client: PoolClient): boolean {
  return cancelled.has(client)
}

/**
 * What one request may ask of the database: so many milliseconds of statements in all, and none once it is over. What
 * runs then is cancelled. A part of a budget counts in its parent as well, and is over with it.
 */
export class Budget {
  #leftMs: number
  #isOver = false
  readonly #parent: Budget | undefined
  readonly #running = new Set<() => void>()

  constructor(ms: number, parent?: Budget) {
    this.#leftMs = ms
    this.#parent = parent
  }

  /** The milliseconds that are left. */
  get leftMs(): number {
    return this.isOver ? 0 : Math.min(this.#leftMs, this.#parent?.leftMs ?? Infinity)
  }

  /** Whether it is used up or was ended. */
  get isOver(): boolean {
    return this.#isOver || this.#parent?.isOver === true
  }

  /** Nothing more is asked; what still runs is cancelled. */
  end(): void {
    this.#isOver = true
    for (const stop of this.#running) stop()
  }

  /** Throws `OutOfBudget` if no statement may follow. */
  refuseIfOver(): void {
    if (this.leftMs <= 0) this.#isOver = true
    if (this.isOver) throw new OutOfBudget('The request has no time left for the database')
  }

  /** Runs one statement of a connection; one that needs more than is left is cancelled, and fails as PostgreSQL says. */
  async run<Result>(client: PoolClient, clock: Clock, send: () => Promise<Result>): Promise<Result> {
    this.refuseIfOver()
    const began = clock(client)
    const ran = () => clock(client) - began
    const stop = () => {
      cancelled.add(client)
      cancel(client)
    }
    const budgets = this.#all()
    for (const budget of budgets) budget.#running.add(stop)
    const over = whenSpent(this.leftMs, ran, () => this.end())
    try {
      return await send()
    } finally {
      over.clear()
      for (const budget of budgets) {
        budget.#running.delete(stop)
        budget.#leftMs -= ran()
      }
    }
  }

  #all(): Budget[] {
    return this.#parent ? [this, ...this.#parent.#all()] : [this]
  }
}

/** Calls back when so much has been spent; what waits spends nothing. */
function whenSpent(ms: number, spent: () => number, callback: () => void) {
  let timer: NodeJS.Timeout
  const wait = (left: number) => {
    timer = setTimeout(() => (spent() < ms ? wait(ms - spent()) : callback()), Math.max(1, left))
  }
  wait(ms)
  return { clear: () => clearTimeout(timer) }
}

/** The budget of the work that calls this; undefined for work without one. */
export function currentBudget(): Budget | undefined {
  return current.getStore()
}

/** Calls back within a budget, as does all that this starts. */
export function enterBudget(budget: Budget, callback: () => void): void {
  current.run(budget, callback)
}

/** Runs work within a budget. A query runs when it is awaited, which is here. */
export function withinBudget<Result>(budget: Budget | undefined, work: () => PromiseLike<Result>): Promise<Result> {
  return current.run(budget, async () => await work())
}

/** Runs work that others wait for too, or that goes on after the answer: it belongs to no request. */
export function withoutBudget<Result>(work: () => PromiseLike<Result>): Promise<Result> {
  return withinBudget(undefined, work)
}

/**
 * What an answer can also be given without: it gets this share of what is left, and is undefined if it needs more. Not
 * within a transaction, which ends with a statement that is cancelled.
 */
export async function ifAffordable<Result>(share: number, work: () => Promise<Result>): Promise<Result | undefined> {
  const parent = currentBudget()
  if (!parent) return work()
  const part = new Budget(parent.leftMs * share, parent)
  try {
    return await withinBudget(part, work)
  } catch (error) {
    if (part.isOver && !parent.isOver) return undefined
    throw error
  }
}
