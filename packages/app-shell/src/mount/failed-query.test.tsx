import { Refused } from '@pramaan/api-client'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { closeApp, showPart } from '../testing/render-app.tsx'
import { createQueryClient } from './app-layout.tsx'

/** A query that is refused, its client, and how often it was sent. */
function aRefusedQuery() {
  const client = createQueryClient()
  const sent = vi.fn(async () => {
    throw new Refused(500, { message: 'Something went wrong on our side.', code: 'broken', requestId: 'r' })
  })
  return { client, sent, query: { queryKey: ['refused'], queryFn: sent } }
}

type Query = ReturnType<typeof aRefusedQuery>['query']

function List({ query }: { query: Query }) {
  const { isError } = useQuery(query)
  return isError ? <p>Refused</p> : <p>Loading</p>
}

/** Lays out a refused list in another tree, which mounts it again. */
function Layout({ query }: { query: Query }) {
  const list = <List query={query} />
  return useQuery(query).isError ? <section>{list}</section> : <div>{list}</div>
}

test('a query that was just refused is not sent again by what it is shown in, but by a screen that is opened later', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { client, sent, query } = aRefusedQuery()
  const show = () =>
    showPart(
      <QueryClientProvider client={client}>
        <Layout query={query} />
      </QueryClientProvider>,
    )
  show()
  // In the other tree, which has mounted it again.
  await screen.findByText((_, one) => one?.matches('section p') === true && one.textContent === 'Refused')
  await expect.poll(() => client.isFetching()).toBe(0)
  expect(sent).toHaveBeenCalledTimes(1)
  closeApp()
  const now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now + 2_000)
  show()
  await screen.findByText('Refused')
  expect(sent).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
})
