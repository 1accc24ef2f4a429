import { sufferOutages } from '@pramaan/api/testing/outages/outages'
import type { TrustOptions } from './trust-options.ts'

/**
 * A twentieth of `tries` times (fifty by default) up to three database connections are ended under load, and a hundredth
 * as often (ten) the postmaster is killed and started again: straight on PostgreSQL, then through PgBouncer. Every
 * answered write must be found, the server and its timers go on, and `readyz` tell the truth.
 */
export async function faults({ tries }: TrustOptions) {
  const rounds = { terminations: Math.ceil(tries / 20), restarts: Math.ceil(tries / 100) }
  for (const pooled of [false, true]) {
    console.log(pooled ? '\nThrough PgBouncer in transaction mode' : '\nStraight on PostgreSQL')
    const { output, ...aftermath } = await sufferOutages({ ...rounds, pooled, say: console.log })
    console.log(aftermath)
    const { wrong, lost, halves, untrue, isRunning, timersGoOn } = aftermath
    if (wrong.length + lost.length + halves + untrue.length > 0 || !isRunning || !timersGoOn)
      throw new Error(`The outages left something behind. The server said:\n${output}`)
  }
}
