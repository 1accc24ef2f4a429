import { startApi } from '@pramaan/api/testing'
import { findableCandidates } from '@pramaan/api/testing/people/findable'
import { createOpenings } from '@pramaan/api/testing/people/openings'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showToStaff } from '../../testing/show-to-staff.ts'

const api = await startApi()
const { aCourse, aDrive, aJob } = createOpenings(api.deps)

const aPerson = (fullName: string, professionalSkills: string[]) =>
  findableCandidates(api)({ professionalSkills }, { account: { fullName } })

const people = async () => within(await screen.findByRole('table', { name: 'People who fit' }))

test.each([
  ['Admin', '/emp-placement-drive-details?drive='],
  ['Counsellor', '/placementDriveCandidateList?ID='],
] as const)(
  '%s sees for each job of a drive who fits it and has not applied, with why, and opens the profile',
  async (role, path) => {
    const { id: driveId } = await aDrive({ title: 'Winter drive' })
    const java = await aJob({ title: 'Java work', driveId, professionalSkills: ['Java', 'SQL'] })
    const welding = await aJob({ title: 'Welding work', driveId, professionalSkills: ['Welding'] })
    const asha = await aPerson('Asha Demo', ['Java'])
    await aPerson('Ravi Demo', ['Welding'])
    const applied = await aPerson('Applied Demo', ['Java'])
    await (await api.as(applied)).applications.apply({ body: { JobID: java.id } })
    const { user, address } = await showToStaff(api, role, `${path}${driveId}`)
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Job' })
    await user.selectOptions(choice, String(java.id))
    const link = await (await people()).findByRole('link', { name: 'Asha Demo' })
    expect(link.getAttribute('href')).toBe(`/candidate-profile-ro?candidateID=${asha.id}`)
    const row = within(link.closest('tr') as HTMLElement)
    expect(row.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Java', 'SQL not listed'])
    expect(row.getByText('Not looking now')).toBeTruthy()
    expect((await people()).queryByText('Applied Demo')).toBeNull()
    expect(screen.queryByText(asha.phone ?? '')).toBeNull()
    await user.selectOptions(choice, String(welding.id))
    await (await people()).findByRole('link', { name: 'Ravi Demo' })
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Asha Demo' })).toBeNull())
    expect(address()).toContain(`people=${welding.id}`)
  },
)

test('hr suggests a course to someone it fits, who then leaves the list until the suggestion is undone', async () => {
  const { id } = await aCourse({ title: 'Java', stats: ['Java', 'SQL'] })
  await aPerson('Asha Demo', ['Java'])
  const { user } = await showToStaff(api, 'hr', `/certification-details?id=${id}`)
  await user.click(await (await people()).findByRole('button', { name: 'Suggest to Asha Demo' }))
  await screen.findByText('Suggested to 1 candidate')
  await screen.findByText('Nobody else fits yet')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await (await people()).findByRole('link', { name: 'Asha Demo' })
})

test('an Admin, who does not suggest courses, sees who fits and opens the profile', async () => {
  const { id } = await aCourse({ title: 'Java' })
  await aPerson('Asha Demo', ['Java'])
  await showToStaff(api, 'Admin', `/certification-details?id=${id}`)
  const list = await people()
  await list.findByRole('link', { name: 'Asha Demo' })
  expect(list.queryByRole('button', { name: /^Suggest/ })).toBeNull()
})
