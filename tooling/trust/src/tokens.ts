import { runApiTests } from './api-tests.ts'

/**
 * T-tokens: each kind of token in each place that takes one, and 100,000 tokens whose signatures and bodies were changed. The
 * test is that of the API, at full length.
 */
export function tokens() {
  return runApiTests(['src/http/access/tokens.test.ts'], 'A token was taken that is not for its place')
}
