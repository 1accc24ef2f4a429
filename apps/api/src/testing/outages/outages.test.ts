import { findPgBouncer } from '@pramaan/database/testing/pgbouncer'
import { describe, expect, test } from 'vitest'
import { sufferOutages } from './outages.ts'

// The short form; `pnpm trust faults` has fifty terminations and ten restarts.
describe('lost database connections', () => {
  test.for([
    ['to PostgreSQL', false],
    ['through PgBouncer', true],
  ] as const)('%s end neither the server nor its timers, and lose no answered write', async ([, pooled], { skip }) => {
    skip(pooled && !findPgBouncer(), 'PgBouncer is not installed')
    const aftermath = await sufferOutages({ terminations: 3, restarts: 1, pooled })
    expect(aftermath).toMatchObject({ wrong: [], lost: [], halves: 0, untrue: [], isRunning: true, timersGoOn: true })
    expect(aftermath.made).toBeGreaterThan(5)
  })
})
