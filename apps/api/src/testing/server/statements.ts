import pg from 'pg'
import { vi } from 'vitest'

/** The texts of the statements that a piece of work sends to the database, those in transactions too. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return spy.mock.calls.map(([sent]: readonly unknown[]) => textOf(sent))
  } finally {
    spy.mockRestore()
  }
}

function textOf(sent: unknown) {
  return typeof sent === 'string' ? sent : ((sent as { text?: string }).text ?? '')
}
