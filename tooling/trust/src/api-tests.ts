import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const api = fileURLToPath(new URL('../../../apps/api/', import.meta.url))

/** Runs test files of the API at full length; `TEST_DATABASE=postgres` runs them on PostgreSQL. Throws if one fails. */
export async function runApiTests(files: readonly string[], failure: string) {
  const run = spawn(`${api}node_modules/.bin/vitest`, ['run', '--maxWorkers=1', '--reporter=default', ...files], {
    cwd: api,
    env: { ...process.env, TEST_PART: 'all' },
    stdio: 'inherit',
  })
  const code = await new Promise((resolve) => run.once('close', resolve))
  if (code !== 0) throw new Error(failure)
}
