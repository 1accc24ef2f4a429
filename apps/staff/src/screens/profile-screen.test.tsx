import { startApi } from '@pramaan/api/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anApplicant, showToStaff } from '../testing/show.ts'

const api = await startApi()

test('hr steps through the list by Previous and Next, and the end of the list closes the way there', async () => {
  const first = await anApplicant(api, 'Asha Demo')
  const second = await anApplicant(api, 'Ravi Demo')
  const { user, address } = await showToStaff(api, 'hr', `/candidate-profile-ro?candidateID=${second.id}`)
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  await waitFor(() => expect(address()).toBe(`/candidate-profile-ro?candidateID=${first.id}`))
  await screen.findByRole('heading', { name: 'Asha Demo' })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true))
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', false)
  expect(screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toBe(
    '/cslr-candidate-list?pageIndex1=0',
  )
})

test('a refusal that names the step closes it', async () => {
  const only = await anApplicant(api, 'Asha Demo')
  const { user } = await showToStaff(api, 'hr', `/candidate-profile-ro?candidateID=${only.id}`)
  await user.click(await screen.findByRole('button', { name: 'Previous' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true))
})

test('a Counsellor sees phone and e-mail, no Previous or Next, and goes back by the browser', async () => {
  const asha = await anApplicant(api, 'Asha Demo')
  const { user, address, history } = await showToStaff(api, 'Counsellor', '/jobApplications')
  await user.click(await screen.findByRole('link', { name: 'Asha Demo' }))
  await screen.findByRole('heading', { name: 'Asha Demo' })
  expect(screen.getByRole('link', { name: /^\+91/ }).getAttribute('href')).toBe(`tel:${asha.phone}`)
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
  expect(screen.queryByRole('button', { name: /shortlist/i })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await waitFor(() => expect(address()).toBe('/jobApplications'))
  expect(history.action).toBe('POP')
})
