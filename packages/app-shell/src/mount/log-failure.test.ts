import { startApi } from '@pramaan/api/testing'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from './app-layout.tsx'

const api = await startApi()

/** Everything logged while a query or mutation fails. */
async function loggedWhile(action: () => Promise<unknown>) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await expect(action()).rejects.toBeDefined()
  const lines = log.mock.calls
  log.mockRestore()
  return lines
}

test('a read that is refused is logged with its status, code and request id [C-466]', async () => {
  const queries = createQueryClient()
  const lines = await loggedWhile(() => queries.fetchQuery(api.client().jobs.get.query({ params: { id: 999 } })))
  expect(lines).toEqual([['Refused', expect.any(Number), expect.any(String), expect.stringMatching(/./)]])
})

test('a write that fails is logged, without what the person typed [S-485]', async () => {
  const mutation = createQueryClient()
    .getMutationCache()
    .build(createQueryClient(), {
      mutationFn: () => api.client().session.login({ body: { mobile: '98765abcde' } }),
    })
  const lines = await loggedWhile(() => mutation.execute(undefined))
  expect(lines).toHaveLength(1)
  expect(JSON.stringify(lines)).not.toContain('98765abcde')
})
