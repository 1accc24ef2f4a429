import { startApi } from '@pramaan/api/testing'
import { findableCandidates } from '@pramaan/api/testing/people/findable'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showToStaff } from '../../testing/show-to-staff.ts'

const api = await startApi()
const { aCourse, aJob } = createOpenings(api.deps)

const aJavaPerson = () =>
  findableCandidates(api)({ professionalSkills: ['Java'] }, { account: { fullName: 'Asha Demo' } })

test('the courses to suggest begin with what fits the candidate, and say why', async () => {
  const person = await aJavaPerson()
  await aCourse({ title: 'Java', stats: ['Java', 'SQL'], categoryId: 1 })
  await aCourse({ title: 'Welding', stats: ['Welding'], categoryId: 2 })
  const { user } = await showToStaff(api, 'Counsellor', '/cslr-candidate-list')
  await user.click(await screen.findByRole('button', { name: /Suggest courses.*Asha Demo/i }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('combobox'))
  const options = await dialog.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Java.*Has Java/), 'Welding'])
  expect(person.id).toBeGreaterThan(0)
})

test('a profile lists the open jobs that fit it best, with what is missing, and none of the others', async () => {
  const person = await aJavaPerson()
  await aJob({ title: 'Java work', professionalSkills: ['Java', 'SQL', 'Own Thing 7'] })
  await aJob({ title: 'Welding work', professionalSkills: ['Welding'] })
  await showToStaff(api, 'hr', `/candidate-profile-ro?candidateID=${person.id}`)
  const heading = await screen.findByRole('heading', { name: 'Jobs that fit' })
  const card = within(heading.closest('section, article, div[class*=card], .rounded-card') as HTMLElement)
  expect((await card.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Java work.*Has Java.*Lacks SQL, Own Thing 7/),
  ])
})

test('jobs that could not be loaded say so on the profile, with a retry', async () => {
  const person = await aJavaPerson()
  const inject = api.app.inject.bind(api.app) as (options: { url: string }) => unknown
  const spy = vi.spyOn(api.app, 'inject').mockImplementation(((options: { url: string }) => {
    if (options.url.endsWith('/fitting-jobs')) throw new Error('The line is cut')
    return inject(options)
  }) as never)
  const { user } = await showToStaff(api, 'hr', `/candidate-profile-ro?candidateID=${person.id}`)
  const failure = (await screen.findByText('Jobs that fit')).closest('[role=alert]') as HTMLElement
  spy.mockRestore()
  await user.click(within(failure).getByRole('button', { name: 'Retry' }))
  await screen.findByText('No open job fits this profile yet.')
})
