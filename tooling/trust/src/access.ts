import { runApiTests } from './api-tests.ts'

/** Each walk over the contract: roles by endpoint, own and foreign records, the role table, and people who were hidden. */
const walks = ['access', 'ownership', 'role-table', 'who-is-shown'].map((name) => `src/http/access/${name}.test.ts`)

/**
 * T-access: every endpoint of the contract by every role and by nobody, on own, foreign and withdrawn records. The walks are
 * those of the API's tests; they are whole, so that there is nothing to try twice.
 */
export function access() {
  return runApiTests(walks, 'A call answered more, or less, than the contract says')
}
