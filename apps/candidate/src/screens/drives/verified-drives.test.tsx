import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../../routes.tsx'
import { texts } from '../../texts/en.ts'

const api = await startApi()
const { aDrive } = createOpenings(api.deps)

test.each([
  ['confirmed', 'Verified employer'],
  ['waiting', 'Employer not verified yet'],
] as const)('a drive in the list of an employer who is %s says so, and its dialog too', async (companyStatus, sign) => {
  const { id: employerId } = await api.anEmployer({ companyStatus })
  await aDrive({ title: 'Pune hiring day', employerId })
  await aDrive({ title: 'Drive of the staff' })
  const { phone } = await api.aCandidate()
  const app = { map: routes, catalogue: texts, at: '/placement-drives' }
  const { user } = await showAppAs(api, String(phone), 'Candidate', app)
  const heading = await screen.findByRole('heading', { name: 'Pune hiring day' })
  expect(within(heading.closest('article') ?? document.body).getByText(sign)).toBeDefined()
  expect(screen.getAllByText(sign)).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Pune hiring day' }))
  expect(within(await screen.findByRole('dialog')).getByText(sign)).toBeDefined()
})
