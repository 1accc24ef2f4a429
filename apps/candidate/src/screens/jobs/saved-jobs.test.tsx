import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { routes } from '../../routes.tsx'
import { texts } from '../../texts/en.ts'

const api = await startApi()
const { aJob } = createOpenings(api.deps)

type Person = Awaited<ReturnType<typeof api.aCandidate>>
const show = (person: Person, at: string) =>
  showAppAs(api, String(person.phone), 'Candidate', { map: routes, catalogue: texts, at })
const savedBy = async (person: Person) => {
  const { savedJobs } = await api.as(person)
  return (await savedJobs.list({ query: {} })).data.map(({ Title }) => Title)
}

test('a job is saved by its bookmark and taken off again, both with Undo, and the page of saved jobs has it', async () => {
  await aJob({ title: 'Tally clerk' })
  const person = await api.aCandidate()
  const { user, address } = await show(person, '/jobs')
  const bookmark = await screen.findByRole('button', { name: 'Save Tally clerk', pressed: false })
  await user.click(bookmark)
  await screen.findByRole('button', { name: 'Save Tally clerk', pressed: true })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByRole('button', { name: 'Save Tally clerk', pressed: false })
  await screen.findByText('Removed from your saved jobs')
  await waitFor(async () => expect(await savedBy(person)).toEqual([]))
  await user.click(bookmark)
  await waitFor(async () => expect(await savedBy(person)).toEqual(['Tally clerk']))
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Saved jobs' }))
  await screen.findByRole('heading', { level: 1, name: 'Saved jobs' })
  expect(address()).toBe('/saved-jobs')
  await user.click(await screen.findByRole('button', { name: 'Save Tally clerk', pressed: true }))
  await screen.findByText('No saved jobs yet')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByRole('button', { name: 'Save Tally clerk', pressed: true })
  expect(await savedBy(person)).toEqual(['Tally clerk'])
})

test('saved jobs say what became of them: open to apply, closed, or gone and to be removed', async () => {
  const person = await api.aCandidate()
  const made = [await aJob({ title: 'Open' }), await aJob({ title: 'Closed' }), await aJob({ title: 'Gone' })]
  const { savedJobs } = await api.as(person)
  for (const { id } of made) await savedJobs.save({ params: { id } })
  const admin = await api.as(await api.aStaffMember('Admin'))
  await admin.jobs.close({ params: { id: made[1]?.id ?? 0 } })
  await admin.jobs.remove({ params: { id: made[2]?.id ?? 0 } })
  const { user } = await show(person, '/saved-jobs')
  await screen.findByRole('button', { name: 'Apply to Open' })
  expect(screen.getByText('Applications are closed')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Apply to Closed' })).toBeNull()
  expect(screen.getByText(/No longer available/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Remove Gone' }))
  await waitFor(() => expect(screen.queryByText('Gone')).toBeNull())
})

test('a job’s page offers similar jobs and shares its public page, copied where there is no share sheet', async () => {
  const job = await aJob({ title: 'Java Developer', location: 'Pune', professionalSkills: ['Java', 'SQL'] })
  await aJob({ title: 'Senior Java Developer', professionalSkills: ['Java', 'SQL'] })
  await aJob({ title: 'Staff Nurse', professionalSkills: ['Patient Care'] })
  const { user } = await show(await api.aCandidate({ professionalSkills: ['Java'] }), `/job-details?Job=${job.id}`)
  const similar = await screen.findByRole('heading', { name: 'Similar jobs' })
  const section = within(similar.closest('section') ?? document.body)
  expect(section.getByRole('link', { name: 'Senior Java Developer' })).toBeDefined()
  expect(section.queryByRole('link', { name: 'Staff Nurse' })).toBeNull()
  expect(section.getByText(/The same work: Senior Java Developer.· Also asks for Java, SQL/)).toBeDefined()
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('button', { name: 'Share Java Developer' }))
  await screen.findByText('Link copied')
  expect(write).toHaveBeenCalledWith(`${window.location.origin}/jobs/${job.id}-java-developer-pune`)
})
