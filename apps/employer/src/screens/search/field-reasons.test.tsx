import { startApi } from '@pramaan/api/testing'
import { findableCandidates } from '@pramaan/api/testing/people/findable'
import { looking, named } from '@pramaan/api/testing/people/searches'
import { jobDomains } from '@pramaan/database/schema'
import { screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { showToEmployer } from '../../testing/show-to-employer.tsx'

const api = await startApi()
const aFindable = findableCandidates(api)

test('what a candidate only comes near is not counted as a match, and has no tick', async () => {
  await aFindable(
    { ...looking, currentPosition: 'Welder', professionalSkills: ['Welding', 'Spring'] },
    named('Has One'),
  )
  await showToEmployer(api, '/emp-candidate-list?term=welder&niceToHave=Spring%20Boot,Welding')
  expect(await screen.findByText('Matches 2 of 3')).toBeTruthy()
  const marks = within(screen.getByRole('list', { name: 'Why this candidate' }))
    .getAllByRole('listitem')
    .map((reason) => [reason.textContent, reason.querySelector('svg')?.classList[1]])
  expect(marks).toEqual([
    ['Works as Welder', 'lucide-check'],
    ['Related to Spring Boot: Spring Framework', 'lucide-equal-approximately'],
    ['Welding, as Welder', 'lucide-check'],
  ])
})

test('where a field of work is searched for, a card says who works in it and who would like to', async () => {
  const [field] = await api.deps.db.select().from(jobDomains).where(eq(jobDomains.title, 'Digital Marketing'))
  await aFindable({ ...looking, currentPosition: 'SEO Executive' }, named('Works There'))
  await aFindable({ ...looking, currentPosition: 'Accountant', domainId: field?.id }, named('Would Like To'))
  await showToEmployer(api, '/emp-candidate-list?term=marketing')
  expect(await screen.findByText('Works in Digital Marketing: SEO Executive')).toBeTruthy()
  expect(screen.getByText('Wants to work in Digital Marketing')).toBeTruthy()
})
