import { startApi } from '@pramaan/api/testing'
import { showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { jobRoles } from '@pramaan/database/schema'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../../routes.tsx'
import { texts } from '../../texts/en.ts'

const api = await startApi()
const app = { map: routes, catalogue: texts }
type Profile = Parameters<typeof api.aCandidate>[0]

async function aProfileOf(profile: Profile, edit = '') {
  const person = await api.aCandidate(profile, { fullName: 'Asha Demo' })
  const at = `/candidate-profile${edit && `?edit=${edit}`}`
  const shown = await showAppAs(api, String(person.phone), 'Candidate', { ...app, at })
  const asPerson = await api.as(person)
  const record = async () => (await asPerson.candidates.get({ params: { id: person.id } })).data
  return { ...shown, person, record }
}

async function aDialog(name: string) {
  const dialog = await screen.findByRole('dialog', { name })
  return { ...within(dialog), save: within(dialog).getByRole('button', { name: 'Save' }) }
}

test('empty sections ask to be filled, and each has its button [C-140 C-387–389 C-472]', async () => {
  const { user, address } = await aProfileOf({ experienceLevel: 'Experienced' })
  await screen.findByRole('heading', { name: 'Add your skills' })
  expect(screen.getByRole('heading', { name: 'Add your experience' })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Add your education' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Add your description' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Add education' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Add position' }))
  await aDialog('Add position')
  expect(address()).toBe('/candidate-profile?edit=position')
})

test('a Fresher sees no experience, pay or current position [C-152 C-369 S-298]', async () => {
  await aProfileOf({ experienceLevel: 'Fresher' }, 'intro')
  const dialog = await aDialog('Edit intro')
  expect(dialog.queryByLabelText(/Current position/)).toBeNull()
  expect(screen.queryByText('Add your experience')).toBeNull()
  expect(screen.queryByText('Expected CTC')).toBeNull()
  expect(screen.getByText('Profile strength')).toBeDefined()
})

test('Edit Intro needs a full name, limits the description to 150 characters, and asks Experienced candidates for their position [C-359–361 S-122 S-283 S-284 S-297]', async () => {
  const { user, record } = await aProfileOf({ experienceLevel: 'Experienced' }, 'intro')
  const dialog = await aDialog('Edit intro')
  const name = dialog.getByLabelText('Full name')
  await user.clear(name)
  await user.click(dialog.getByLabelText('Description'))
  await user.paste('x'.repeat(151))
  await user.click(dialog.save)
  await dialog.findByText('Enter your full name.')
  expect(dialog.getByText('At most 150 characters.')).toBeDefined()
  expect(name.getAttribute('placeholder')).toBe('Enter your full name')
  await user.type(name, 'Asha Rao')
  await user.type(dialog.getByLabelText('Description'), '{Backspace}')
  await user.type(dialog.getByLabelText(/Current position/), 'Accountant')
  await user.click(dialog.save)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await record()).toMatchObject({
    FullName: 'Asha Rao',
    Description: 'x'.repeat(150),
    CurrentPosition: 'Accountant',
  })
})

test('the education form shows at each field what it needs [S-249–251 S-253–255]', async () => {
  const { user } = await aProfileOf({}, 'education')
  const dialog = await aDialog('Add education')
  await user.click(dialog.save)
  await dialog.findByText('Choose the level.')
  expect(dialog.getByText('Choose the degree.')).toBeDefined()
  expect(dialog.getByText('Enter the institution.')).toBeDefined()
  expect(dialog.getByText('Choose the start year.')).toBeDefined()
  await user.selectOptions(dialog.getByLabelText('Start year'), '2020')
  await user.click(dialog.save)
  await dialog.findByText('Choose the end year.')
  await user.selectOptions(dialog.getByLabelText('End year'), '2019')
  await dialog.findByText('The end is before the start.')
})

test.each([
  ['BE', /^B\.E\.\/B\.Tech Computer Engineering/, 'B.E./B.Tech Computer Engineering'],
  ['बीकॉम', /^B\.Com.*also called “बीकॉम”/, 'B.Com'],
])('a degree is found by another name, %s, and taken by the name of the list', async (typed, option, degree) => {
  const { user } = await aProfileOf({}, 'education')
  const dialog = await aDialog('Add education')
  await dialog.findByRole('option', { name: 'Graduation' })
  await user.selectOptions(dialog.getByLabelText('Level'), 'Graduation')
  await user.type(dialog.getByLabelText('Degree'), typed)
  await user.click(await dialog.findByRole('option', { name: option }))
  expect(dialog.getByLabelText<HTMLInputElement>('Degree').value).toBe(degree)
})

test('a degree typed in full goes first, and a chosen one offers every degree again', async () => {
  const { user } = await aProfileOf({}, 'education')
  const dialog = await aDialog('Add education')
  await dialog.findByRole('option', { name: 'Graduation' })
  await user.selectOptions(dialog.getByLabelText('Level'), 'Graduation')
  const box = dialog.getByLabelText('Degree')
  const offered = () => within(dialog.getByRole('listbox', { name: 'Degree' })).getAllByRole('option')
  await user.type(box, 'B.Com')
  await waitFor(() => expect(offered()[0]?.textContent).toBe('B.Com'))
  expect(offered().every(({ textContent }) => textContent?.startsWith('B.Com'))).toBe(true)
  await user.click(offered()[1] ?? box)
  await user.keyboard('{ArrowDown}')
  expect(offered()[0]?.textContent).toBe('B.E./B.Tech Computer Engineering')
})

test('an education that is pursued has no end, and once saved its dialog is gone and says success [S-120 S-250 S-252]', async () => {
  const { user, record, address } = await aProfileOf({}, 'education')
  const dialog = await aDialog('Add education')
  await dialog.findByRole('option', { name: 'Diploma' })
  await user.selectOptions(dialog.getByLabelText('Level'), 'Diploma')
  await user.type(dialog.getByLabelText('Degree'), 'Diploma in Demo')
  await user.type(dialog.getByLabelText('Institution'), 'Demo College')
  await user.selectOptions(dialog.getByLabelText('Start year'), '2024')
  await user.selectOptions(dialog.getByLabelText('End year'), '2023')
  await user.click(dialog.getByLabelText('Pursuing'))
  expect((dialog.getByLabelText('End year') as HTMLSelectElement).disabled).toBe(true)
  expect((dialog.getByLabelText(/End month/) as HTMLSelectElement).disabled).toBe(true)
  await user.click(dialog.save)
  await screen.findByText('Success: education saved')
  await waitFor(() => expect(address()).toBe('/candidate-profile'))
  await screen.findByRole('heading', { name: 'Diploma in Demo' })
  expect((await record()).Education).toMatchObject([{ startYear: 2024, endYear: null, pursuing: true }])
})

test('the position form refuses a future start and an end before its start, and Currently Working removes the end [S-121 S-256–262]', async () => {
  const { user } = await aProfileOf({ experienceLevel: 'Experienced' }, 'position')
  const dialog = await aDialog('Add position')
  await user.click(dialog.save)
  await dialog.findByText('Enter the designation.')
  expect(dialog.getByText('Enter the company.')).toBeDefined()
  expect(dialog.getByText('Choose the start month.')).toBeDefined()
  await user.selectOptions(dialog.getByLabelText('Start month'), 'dec')
  await user.selectOptions(dialog.getByLabelText('Start year'), '2026')
  await dialog.findByText('The start is in the future.')
  await user.selectOptions(dialog.getByLabelText('Start year'), '2025')
  await dialog.findByText('Choose the end month.')
  await user.selectOptions(dialog.getByLabelText('End month'), 'nov')
  await user.selectOptions(dialog.getByLabelText('End year'), '2025')
  await dialog.findByText('The end is before the start.')
  await user.click(dialog.getByLabelText('Currently working'))
  expect((dialog.getByLabelText('End month') as HTMLSelectElement).disabled).toBe(true)
  await waitFor(() => expect(dialog.queryByText('The end is before the start.')).toBeNull())
})

test('personal information accepts ten digits as the alternate contact and a valid e-mail [S-123 S-237 S-238]', async () => {
  const { user, record } = await aProfileOf({}, 'personal')
  const dialog = await aDialog('Edit personal information')
  await user.type(dialog.getByLabelText(/Alternate phone/), '982001234')
  await user.type(dialog.getByLabelText(/E-mail/), 'nobody')
  await user.click(dialog.save)
  await dialog.findByText('Enter exactly 10 digits.')
  expect(dialog.getByText('Enter a valid e-mail address.')).toBeDefined()
  await user.type(dialog.getByLabelText(/Alternate phone/), '5')
  await user.clear(dialog.getByLabelText(/E-mail/))
  await user.type(dialog.getByLabelText(/E-mail/), 'asha@example.com')
  await user.click(dialog.save)
  await waitFor(async () =>
    expect(await record()).toMatchObject({ Email: 'asha@example.com', AlternateContact: '9820012345' }),
  )
})

test('a dialog with unsaved changes warns before closing, and keeps them', async () => {
  const { user } = await aProfileOf({}, 'intro')
  const dialog = await aDialog('Edit intro')
  await user.type(dialog.getByLabelText('Description'), 'Hello')
  await user.keyboard('{Escape}')
  await screen.findByRole('alertdialog', { name: 'Data will be lost' })
  await user.click(screen.getByRole('button', { name: 'Stay here' }))
  expect((dialog.getByLabelText('Description') as HTMLTextAreaElement).value).toBe('Hello')
})

test('Edit Skills counts to ten, general and professional together, and offers no eleventh [S-124]', async () => {
  const professionalSkills = Array.from({ length: 9 }, (_, index) => `Demo skill ${index + 1}`)
  const { user, record } = await aProfileOf({ professionalSkills, generalSkills: ['Teamwork'] }, 'skills')
  const dialog = await aDialog('Edit skills')
  expect(dialog.getByRole('meter').getAttribute('aria-valuetext')).toBe('10 of 10')
  const list = await dialog.findByRole('region', { name: 'All skills' })
  const others = within(list).getAllByRole('button', { pressed: false })
  for (const chip of others.slice(0, 3)) expect(chip.ariaDisabled).toBe('true')
  await user.click(dialog.getByRole('button', { name: 'Remove Demo skill 9' }))
  await user.click(dialog.save)
  await waitFor(async () => expect((await record()).SkillProfile.ProfessionalSkills).toHaveLength(8))
  expect((await record()).SkillProfile.GeneralSkills).toEqual(['Teamwork'])
})

test('the job preference names the roles that were chosen, by which jobs are offered', async () => {
  const [role] = await api.db.select().from(jobRoles).orderBy(jobRoles.id).limit(1)
  await aProfileOf({ jobRoleIds: [role?.id ?? 0] })
  expect(await screen.findByText(role?.title ?? '')).toBeDefined()
  expect(screen.getByText('Job roles')).toBeDefined()
})

test('the roles looked for are changed in the job preference, and the card shows them', async () => {
  const roles = await api.db.select().from(jobRoles).orderBy(jobRoles.id).limit(2)
  const [before, after] = roles.map(({ title }) => title)
  const { user, record } = await aProfileOf({ jobRoleIds: [roles[0]?.id ?? 0] }, 'preference')
  const dialog = await aDialog('Edit job preference')
  await user.click(dialog.getByRole('button', { name: `Remove ${before}` }))
  await user.type(dialog.getByRole('combobox', { name: 'Add a job role' }), after ?? '')
  await user.click(await dialog.findByRole('option', { name: new RegExp(`^${after}`) }))
  await user.click(dialog.save)
  await waitFor(async () => {
    const chosen = (await record()).Opportunities.selectedJobRoles
    expect(chosen.map(({ Title }) => Title)).toEqual([after])
  })
  expect(await screen.findByText(after ?? '')).toBeDefined()
  expect(screen.queryByText(before ?? '')).toBeNull()
})

test('the job preference stores joining, kinds of work and pay, and the card shows them', async () => {
  const { user, record } = await aProfileOf({ experienceLevel: 'Experienced' }, 'preference')
  const dialog = await aDialog('Edit job preference')
  await user.click(dialog.getByRole('radio', { name: 'Open to switch' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Full time' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Remote' }))
  await user.type(dialog.getByLabelText(/Expected CTC/), '6.5')
  await user.click(dialog.save)
  await screen.findByText('Full time, Remote')
  expect(await record()).toMatchObject({
    JoiningInfo: { status: 'switch' },
    Preferences: { fullTime: true, partTime: false, internship: false, remote: true, onField: false },
    CareerProfile: { expectedCtc: 6.5 },
  })
})
