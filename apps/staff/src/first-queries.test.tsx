import { startApi } from '@pramaan/api/testing'
import { unusedFirstQueries } from '@pramaan/app-shell/testing/first-queries.ts'
import { showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from './routes.tsx'
import { texts } from './texts/en.ts'

const api = await startApi()

test.each(['/', '/?from=2026-01-01&to=2026-01-31'])('%s begins with queries of its own', async (at) => {
  const { phone } = await api.aStaffMember('Admin')
  const shown = await showAppAs(api, phone ?? '', 'Staff', { map: routes, catalogue: texts, at })
  await waitFor(async () => expect(await unusedFirstQueries(routes, at, shown)).toEqual([]))
})
