import { startApi } from '@pramaan/api/testing'
import { unusedFirstQueries } from '@pramaan/app-shell/testing/first-queries.ts'
import { showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from './routes.tsx'
import { texts } from './texts/en.ts'

const api = await startApi()

test.each([
  '/',
  '/jobs',
  '/jobs?term=sales&page=2&near=Pune',
  '/my-applications',
  '/my-applications?kind=drive&page=2',
])('%s begins with queries of its own', async (at) => {
  const { phone } = await api.aCandidate()
  const shown = await showAppAs(api, phone ?? '', 'Candidate', { map: routes, catalogue: texts, at })
  await waitFor(async () => expect(await unusedFirstQueries(routes, at, shown)).toEqual([]))
})
