import { startApi } from '@pramaan/api/testing'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anApplicant, showToStaff } from './testing/show-to-staff.ts'

const api = await startApi()

test.each([
  ['Admin', 'Payments', '/payments'],
  ['Admin', 'Certification & trainings', '/admin-certifications'],
  ['Admin', 'Jobs', '/admin-jobs'],
  ['Admin', 'Placement drives', '/admin-placement-drives'],
  ['hr', 'Payments', '/payments'],
  ['Counsellor', 'Candidate list', '/cslr-candidate-list'],
  ['Counsellor', 'Placement drives', '/admin-placement-drives'],
  ['Counsellor', 'Payments', '/payments'],
  ['Counsellor', 'Placement drive applicants', '/placementDriveApplicantsList'],
] as const)('the sidebar of %s has %s, which leads to %s [E-112–115 E-123–127]', async (role, name, path) => {
  await showToStaff(api, role, '/settings')
  const sidebar = within(await screen.findByRole('navigation', { name: 'Menu' }))
  expect(sidebar.getByRole('link', { name }).getAttribute('href')).toBe(path)
})

test('the sidebar says how many wait, and nothing where nobody does', async () => {
  await anApplicant(api, 'Asha Demo')
  await anApplicant(api, 'Ravi Demo', { verified: true })
  await showToStaff(api, 'hr', '/settings')
  const sidebar = within(await screen.findByRole('navigation', { name: 'Menu' }))
  await sidebar.findByRole('link', { name: 'VSP applicants 1' })
  expect(sidebar.getByRole('link', { name: 'Placement drive applicants' })).toBeTruthy()
})

test('the number beside the applicants of drives is the sum of the pending ones in its list, also after a decision', async () => {
  const { aDrive, aDriveApplication } = createOpenings(api.deps)
  const [winter, campus] = [await aDrive({ title: 'Winter drive' }), await aDrive({ title: 'Campus day' })]
  const asha = await api.aCandidate({}, { fullName: 'Asha Demo' })
  const others = [await api.aCandidate(), await api.aCandidate()]
  await aDriveApplication({ driveId: winter.id, candidateId: asha.id })
  for (const { id } of others) await aDriveApplication({ driveId: campus.id, candidateId: id })
  await aDriveApplication({ driveId: winter.id, candidateId: others[0]?.id ?? 0, status: 'Accepted' })
  const { user, history } = await showToStaff(api, 'hr', '/placementDriveApplicantsList')
  const sidebar = within(await screen.findByRole('navigation', { name: 'Menu' }))
  await sidebar.findByRole('link', { name: 'Placement drive applicants 3' })
  await screen.findByText('2 drives · 3 pending requests')
  const figures = (title: string) =>
    within(screen.getByRole('link', { name: title }).closest('tr') as HTMLElement)
      .getAllByRole('cell')
      .slice(-2)
      .map(({ textContent }) => textContent?.replace(/\D/g, ''))
  expect([figures('Winter drive'), figures('Campus day')]).toEqual([
    ['2', '1'],
    ['2', '2'],
  ])
  await user.click(screen.getByRole('link', { name: 'Winter drive' }))
  await user.click(await screen.findByRole('button', { name: 'Accept: Asha Demo' }))
  await sidebar.findByRole('link', { name: 'Placement drive applicants 2' })
  history.push('/placementDriveApplicantsList')
  await screen.findByText('2 drives · 2 pending requests')
})

test.each([
  ['Admin', { 'Placement drives': 2 }],
  ['Counsellor', { 'Placement drives': undefined, 'Placement drive applicants': 2 }],
] as const)('%s has the pending requests at one entry, whose list adds up to them', async (role, counts) => {
  const { aDrive, aDriveApplication } = createOpenings(api.deps)
  for (const title of ['Winter drive', 'Campus day'])
    await aDriveApplication({ driveId: (await aDrive({ title })).id, candidateId: (await api.aCandidate()).id })
  await showToStaff(api, role, '/admin-placement-drives')
  const sidebar = within(await screen.findByRole('navigation', { name: 'Menu' }))
  for (const [name, count] of Object.entries(counts))
    await sidebar.findByRole('link', { name: count === undefined ? name : `${name} ${count}` })
  const row = async (title: string) => (await screen.findByRole('link', { name: title })).closest('tr')
  for (const title of ['Winter drive', 'Campus day'])
    expect((await row(title))?.cells.item(7)?.textContent).toMatch(/1$/)
})
