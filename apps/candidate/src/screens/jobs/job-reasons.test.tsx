import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../../routes.tsx'
import { texts } from '../../texts/en.ts'

const api = await startApi()
const { aJob } = createOpenings(api.deps)
const fresher = { experienceLevel: 'Fresher' as const, location: 'Pune', domainId: 1 }

async function shownTo(profile: Parameters<typeof api.aCandidate>[0], at: string) {
  const person = await api.aCandidate(profile)
  return showAppAs(api, String(person.phone), 'Candidate', { map: routes, catalogue: texts, at })
}

/** Jobs that do not fit are listed on a press. */
async function otherJobs({ user }: Awaited<ReturnType<typeof shownTo>>) {
  await user.click(await screen.findByRole('button', { name: 'Show 1 other job' }))
}

test('a job in a list says why it is there, and apart from that what to keep in mind', async () => {
  await aJob({ title: 'Coder', professionalSkills: ['Java'], domainId: 1, experience: '3', location: 'Delhi' })
  await otherJobs(await shownTo({ ...fresher, professionalSkills: ['Java'] }, '/jobs'))
  const reason = await screen.findByText('Why this job:')
  expect(reason.closest('p')?.textContent).toBe('Why this job: You have: Java')
  expect(screen.getByText('1 of 1 skills match')).toBeDefined()
  expect(screen.getByText(/^Keep in mind: /).textContent).toBe(
    'Keep in mind: In another city\u00a0· Asks for 3 more years of experience',
  )
})

test('a job of the reader’s field alone says so, and what speaks against it is no reason', async () => {
  await aJob({ title: 'Coder', professionalSkills: ['Kotlin'], domainId: 1, experience: '3', location: 'Pune' })
  await otherJobs(await shownTo({ ...fresher, professionalSkills: ['Java'] }, '/jobs'))
  const reason = await screen.findByText('Why this job:')
  expect(reason.closest('p')?.textContent).toBe('Why this job: In your field: Software')
  expect(screen.queryByText(/skills match/)).toBeNull()
  expect(screen.getByText('Keep in mind: Asks for 3 more years of experience')).toBeDefined()
})

test('a job’s page names missing professional skills before general ones, and offers to add one of them', async () => {
  const { id } = await aJob({
    title: 'Coder',
    generalSkills: ['Problem Solving', 'Teamwork'],
    professionalSkills: ['Java', 'Kotlin'],
    domainId: 1,
    location: 'Delhi',
  })
  const mine = { professionalSkills: ['Java'], generalSkills: ['Teamwork'] }
  await shownTo({ ...fresher, ...mine }, `/job-details?Job=${id}`)
  const why = await screen.findByRole('heading', { name: 'Why this job' })
  const card = within(why.closest('section') ?? document.body)
  expect(card.getByText('You have: Java, Teamwork')).toBeDefined()
  expect(card.getByText('Keep in mind: In another city')).toBeDefined()
  expect(card.getByText(/^Missing: Kotlin, Problem Solving\./)).toBeDefined()
  expect(card.getByRole('link', { name: 'Add Kotlin to my skills' })).toBeDefined()
})

test('a job for other work has no reason to be there: its page only compares the skills', async () => {
  const { id } = await aJob({ title: 'Ward nurse', professionalSkills: ['Patient Care'], location: 'Pune' })
  await shownTo({ ...fresher, professionalSkills: ['Java'] }, `/job-details?Job=${id}`)
  await screen.findByRole('heading', { name: 'Skill match' })
  expect(screen.queryByText(/Why this job/)).toBeNull()
})
