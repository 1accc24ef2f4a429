import { startApi } from '@pramaan/api/testing'
import { findableCandidates } from '@pramaan/api/testing/people/findable'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { auditLog, candidateNotes } from '@pramaan/database/schema'
import { readOnlyProfile } from '@pramaan/features/testing/suites/read-only-profile.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anApplicant, app, showToStaff } from '../../testing/show-to-staff.ts'

const api = await startApi()
const aFindable = findableCandidates(api)
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

/** A verified candidate with a job, roles and a CV. */
async function aFullCandidate() {
  const profile = {
    experienceLevel: 'Experienced' as const,
    description: 'I keep the books.',
    cv: 'cv-1',
    jobRoleIds: [203, 201],
    professionalSkills: ['Tally'],
    generalSkills: ['Teamwork'],
  }
  const more = { hr: { professionalSkills: ['Tally'] }, experience: { title: 'Accountant', companyName: 'Demo Works' } }
  return aFindable(profile, { ...more, account: { fullName: 'Asha Demo', email: 'asha@example.com' } })
}

const sections = [
  'Verified by HR',
  'Skills',
  'Experience',
  'Suitable job profiles',
  'Education',
  'Personal information',
  'Resume',
]

readOnlyProfile(api, { role: 'Admin', app, back: /^Back to the list$/ })

test.each(['hr', 'Counsellor'] as const)(
  '%s reads every section of a profile and changes nothing in it [C-010 C-393 E-693 S-301]',
  async (role) => {
    const { id } = await aFullCandidate()
    await showToStaff(api, role, `/candidate-profile-ro?candidateID=${id}`)
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Asha Demo')
    expect(screen.getAllByRole('img', { name: 'Verified by HR' }).length).toBeGreaterThan(1)
    expect(screen.getByText('Accountant, Demo Works')).toBeTruthy()
    for (const text of ['I keep the books.', 'Talkative', 'Within 30 days']) expect(screen.getByText(text)).toBeTruthy()
    expect(headings()).toEqual(expect.arrayContaining(sections))
    for (const name of [/^Edit/, /^Add/, /shortlist/i, /upload/i])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('switch')).toBeNull()
    expect(screen.queryByText(/^Add your/)).toBeNull()
  },
)

test('a C-Partner sees only identity, contact, course notes, skills and education: no Resume, no shortlist button, no Previous or Next; and goes back to their own list [C-010 C-175 C-180 C-185 C-393 C-394 E-196 E-200 E-224 E-225 E-656 E-661]', async () => {
  const person = await aFullCandidate()
  const byId = (await api.aStaffMember('Counsellor')).id
  const { id: courseId } = await createOpenings(api.deps).aCourse({ title: 'Advanced Excel' })
  const note = { kind: 'courses' as const, courseIds: [courseId], byId, at: api.deps.now(), current: true }
  const heard = {
    ...note,
    kind: 'counsellor-attendance' as const,
    courseIds: [],
    attended: true,
    comment: 'Wants evenings',
  }
  await api.db.insert(candidateNotes).values([note, heard].map((one) => ({ ...one, candidateId: person.id })))
  await showToStaff(api, 'C-Partner', `/candidate-profile-ro?candidateID=${person.id}`)
  await screen.findByRole('heading', { level: 1, name: 'Asha Demo' })
  expect(headings()).toEqual(['Suggested courses', 'Skills', 'Education'])
  for (const text of ['Advanced Excel', 'Wants evenings']) expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: /^\+91/ }).getAttribute('href')).toBe(`tel:${person.phone}`)
  expect(screen.queryByText(/I keep the books|Accountant/)).toBeNull()
  for (const name of ['Previous', 'Next', 'Show phone and e-mail', 'Download PDF', /shortlist/i, /^Edit/, /^Add/])
    expect(screen.queryByRole('button', { name })).toBeNull()
  const back = screen.getByRole('link', { name: 'Back to the list' })
  expect(back.getAttribute('href')).toBe('/course-candidate-list')
})

test('an Admin goes back to /emp-candidate-list with the filters that this browser searched with [C-181 C-182 E-197 E-653]', async () => {
  const { id } = await aFindable({ location: 'Pune', fullTime: true }, { account: { fullName: 'Asha Demo' } })
  const { history, address, user } = await showToStaff(api, 'Admin', '/emp-candidate-list?location=Pune&fullTime=true')
  await screen.findByRole('link', { name: 'Asha Demo' })
  await user.click(screen.getByRole('columnheader', { name: /^ID/ }).querySelector('button') as HTMLElement)
  await waitFor(() => expect(address()).toContain('sortBy'))
  const list = address()
  history.push(`/candidate-profile-ro?candidateID=${id}`)
  const back = await screen.findByRole('link', { name: 'Back to the list' })
  expect(back.getAttribute('href')).toBe(list)
  expect(list).toContain('location=Pune')
  expect(list).toContain('fullTime=true')
})

test('an Admin who opened the list by a link goes back to it with the link’s filters', async () => {
  const { id } = await aFindable({ location: 'Pune', fullTime: true }, { account: { fullName: 'Asha Demo' } })
  const { history } = await showToStaff(api, 'Admin', '/emp-candidate-list?location=Pune&fullTime=true')
  await screen.findByRole('link', { name: 'Asha Demo' })
  history.push(`/candidate-profile-ro?candidateID=${id}`)
  const back = await screen.findByRole('link', { name: 'Back to the list' })
  expect(back.getAttribute('href')).toBe('/emp-candidate-list?location=Pune&fullTime=true')
})

test.each([
  ['Admin', '/vsp?tab=verified'],
  ['hr', '/vsp?tab=verified'],
  ['Admin', '/admin-people?tab=candidates'],
] as const)('%s who opened a profile in %s goes back there, also after phone and e-mail', async (role, list) => {
  await anApplicant(api, 'Asha Demo', { verified: true })
  const { user, address } = await showToStaff(api, role, list)
  await user.click(await screen.findByRole('link', { name: 'Asha Demo' }))
  await user.click(await screen.findByRole('button', { name: 'Show phone and e-mail' }))
  await waitFor(() => expect(address()).toMatch(/^\/candidate-profile\?/))
  const back = await screen.findByRole('link', { name: 'Back to the list' })
  expect(back.getAttribute('href')).toBe(list)
})

test('hr goes back to the page of the list that the profile was opened from [C-178 E-194]', async () => {
  const { id } = await aFindable()
  await showToStaff(api, 'hr', `/candidate-profile-ro?candidateID=${id}&pageIndex=3`)
  const back = await screen.findByRole('link', { name: 'Back to the list' })
  expect(back.getAttribute('href')).toBe('/cslr-candidate-list?pageIndex1=3')
})

test('phone and e-mail show only on /candidate-profile, and each view is in the audit log with its reader [S-388]', async () => {
  const asha = await aFullCandidate()
  const { history, person } = await showToStaff(api, 'hr', `/candidate-profile-ro?candidateID=${asha.id}`)
  await screen.findByRole('heading', { level: 1, name: /^Asha Demo/ })
  expect(screen.queryByRole('link', { name: /^\+91|@/ })).toBeNull()
  history.push(`/candidate-profile?candidateID=${asha.id}`)
  expect((await screen.findByRole('link', { name: /^\+91/ })).getAttribute('href')).toBe(`tel:${asha.phone}`)
  expect(screen.getByRole('link', { name: 'asha@example.com' })).toBeTruthy()
  const looks = (await api.db.select().from(auditLog)).filter(({ action }) => action === 'contact-seen')
  expect(looks.length).toBeGreaterThan(0)
  for (const look of looks) expect(look).toMatchObject({ actorId: person.id, subjectId: asha.id })
})

test('an Admin takes a profile along through its preview, and reaches phone and e-mail as an employer does [E-007 E-178 E-211 E-653 E-658]', async () => {
  const { id } = await aFullCandidate()
  const { user, address } = await showToStaff(api, 'Admin', `/candidate-profile-ro?candidateID=${id}`)
  await user.click(await screen.findByRole('button', { name: 'Download PDF' }))
  const preview = await screen.findByRole('dialog', { name: 'Profile of Asha Demo' })
  expect(await within(preview).findByRole('article', { name: 'Preview of the profile' })).toBeTruthy()
  expect(within(preview).queryByText(/^\+91|@/)).toBeNull()
  await user.click(within(preview).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const payments = screen.getByRole('link', { name: 'Go to payments' })
  expect(payments.getAttribute('href')).toBe('/payments')
  await user.click(screen.getByRole('button', { name: 'Show phone and e-mail' }))
  await waitFor(() => expect(address()).toBe(`/candidate-profile?candidateID=${id}`))
  expect(await screen.findByRole('link', { name: /^\+91/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'asha@example.com' })).toBeTruthy()
  for (const name of ['Download PDF', /shortlist/i]) expect(screen.queryByRole('button', { name })).toBeNull()
})

test.each(['hr', 'Counsellor'] as const)(
  '%s has neither the PDF nor phone and e-mail buttons on the read-only profile, nor Go to payments and Shortlist [E-178 E-654 E-655 E-659 E-660]',
  async (role) => {
    const { id } = await aFullCandidate()
    await showToStaff(api, role, `/candidate-profile-ro?candidateID=${id}`)
    await screen.findByRole('heading', { level: 1, name: /^Asha Demo/ })
    for (const name of ['Download PDF', /shortlist/i]) expect(screen.queryByRole('button', { name })).toBeNull()
    for (const name of [/^\+91|@/, 'Go to payments']) expect(screen.queryByRole('link', { name })).toBeNull()
  },
)
