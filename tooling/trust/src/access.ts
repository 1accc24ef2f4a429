import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Each walk over the contract: roles by endpoint, own and foreign records, the role table, and people who were hidden. */
const walks = ['access', 'ownership', 'role-table', 'who-is-shown'].map((name) => `src/http/access/${name}.test.ts`)
const api = fileURLToPath(new URL('../../../apps/api/', import.meta.url))

/**
 * T-access: every endpoint of the contract by every role and by nobody, on own, foreign and withdrawn records. The walks are
 * those of the API's tests, here at length; they are whole, so that there is nothing to try twice. `TEST_DATABASE=postgres`
 * runs them on PostgreSQL.
 */
export async function access() {
  const walk = spawn(`${api}node_modules/.bin/vitest`, ['run', '--maxWorkers=1', '--reporter=default', ...walks], {
    cwd: api,
    env: { ...process.env, WALK: 'long' },
    stdio: 'inherit',
  })
  const code = await new Promise((resolve) => walk.once('close', resolve))
  if (code !== 0) throw new Error('A call answered more, or less, than the contract says')
}
