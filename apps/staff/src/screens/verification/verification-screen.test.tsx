import { startApi } from '@pramaan/api/testing'
import { hrComments } from '@pramaan/database/schema'
import { hrCommentFields, hrCommentMessages } from '@pramaan/domain/hr-comments'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anApplicant, showToStaff } from '../../testing/show-to-staff.ts'
import { texts } from '../../texts/en.ts'

const api = await startApi()

const answers = {
  ComSkills: 'Good',
  language: 'Hindi',
  personality: 'Talkative',
  workType: 'On-desk',
  jobType: 'Technical',
  jobLocation: 'Pune',
  hasOwn: 'Laptop',
  Availability: 'Within 30 days',
}

async function open(status: 'true' | 'false' = 'false') {
  const candidate = await anApplicant(api, 'Sayali Demo')
  const at = `/vps-verification?candidateID=${candidate.id}&status=${status}`
  const shown = await showToStaff(api, 'hr', at)
  const label = status === 'true' ? 'Update' : 'Submit'
  const [button] = await screen.findAllByRole('button', { name: label })
  if (!button) throw new Error('The form has no button')
  return { ...shown, candidate, button }
}

type User = Awaited<ReturnType<typeof open>>['user']

async function answer(user: User, field: keyof typeof hrCommentMessages) {
  if (field === 'ctc') return user.type(screen.getByLabelText('Expected CTC'), '4.5')
  const input = document.querySelector(`input[name="${field}"]`)?.closest('fieldset')
  return user.click(within(input as HTMLElement).getByLabelText(answers[field]))
}

const shownMessages = () =>
  Object.values(hrCommentMessages).filter((message) => screen.queryAllByText(message).length > 0)

test('each attempt to send the HR comments names only the first missing field, in the order of the spec, and focuses it [E-601–610]', async () => {
  const { user, button } = await open()
  for (const field of hrCommentFields) {
    await user.click(button)
    await waitFor(() => expect(shownMessages()).toEqual([hrCommentMessages[field]]))
    expect(document.activeElement?.getAttribute('name')).toBe(field)
    await answer(user, field)
  }
  expect(await api.db.select().from(hrComments)).toEqual([])
})

test('the red alert with the message can be dismissed, and comes back with the next send [E-611]', async () => {
  const { user, button } = await open()
  await user.click(button)
  const alerts = await screen.findAllByRole('alert')
  for (const alert of alerts) expect(alert.textContent).toBe(hrCommentMessages.ComSkills)
  await user.click(within(alerts[0] as HTMLElement).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryAllByRole('alert')).toEqual([]))
  await user.click(button)
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0)
})

test('complete HR comments are stored, and lead to the applicants, who show as verified [C-007 E-068 E-400 E-691 S-021]', async () => {
  const { user, button, address, candidate } = await open()
  for (const field of hrCommentFields) await answer(user, field)
  await user.click(screen.getByRole('checkbox', { name: 'Tally' }))
  await user.click(button)
  await waitFor(() => expect(address()).toBe('/vsp'))
  await user.click(await screen.findByRole('tab', { name: /^Verified/ }))
  const row = (await screen.findByRole('link', { name: 'Sayali Demo' })).closest('tr')
  await waitFor(() => expect(row?.textContent).toContain('VSP verified'))
  const [stored] = await api.db.select().from(hrComments)
  expect(stored).toMatchObject({
    candidateId: candidate.id,
    comSkills: 'Good',
    workTypes: ['on-desk'],
    ctc: 45_000_000,
    professionalSkills: ['Tally'],
  })
})

test('after one of several the next one’s questions open, and after the last the applicants', async () => {
  const next = await anApplicant(api, 'Later Demo')
  const first = await anApplicant(api, 'Sayali Demo')
  const { user, address } = await showToStaff(
    api,
    'hr',
    `/vps-verification?candidateID=${first.id}&status=false&then=${next.id}`,
  )
  for (const [person, after] of [
    [first, `/vps-verification?candidateID=${next.id}&status=false`],
    [next, '/vsp'],
  ] as const) {
    await screen.findByRole('region', { name: person.fullName })
    for (const field of hrCommentFields) await answer(user, field)
    await user.click(screen.getAllByRole('button', { name: 'Submit' })[0] as HTMLElement)
    await waitFor(() => expect(address()).toBe(after))
  }
  expect(await api.db.$count(hrComments)).toBe(2)
})

test('with status=true the button says Update, and Cancel leads to the applicants [E-401 E-402]', async () => {
  const { user, address } = await open('true')
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
  await user.click(screen.getAllByRole('link', { name: 'Cancel' })[0] as HTMLElement)
  await waitFor(() => expect(address()).toBe('/vsp'))
})

test('leaving with answers that are not sent asks nothing, because they are there on return', async () => {
  const { user, address, back } = await open()
  await answer(user, 'ComSkills')
  await user.click(screen.getAllByRole('link', { name: 'Cancel' })[0] as HTMLElement)
  await waitFor(() => expect(address()).toBe('/vsp'))
  expect(screen.queryByText('Data will be lost')).toBeNull()
  // Only once the list stands is the form left: a Back before that finds it as it was, without a draft.
  await screen.findByRole('tab', { name: /^Waiting/ })
  await back()
  await screen.findByText(texts['comments.draft'])
  expect(screen.getByLabelText('Good')).toHaveProperty('checked', true)
})

test('digits answer the question in hand, and Escape cancels', async () => {
  const { user, address } = await open()
  await user.keyboard('2')
  expect(screen.getByLabelText('Average')).toHaveProperty('checked', true)
  await user.keyboard('1')
  expect(screen.getByLabelText('Good')).toHaveProperty('checked', true)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(address()).toBe('/vsp'))
})

test('an Admin reads the comments and has no form [E-055 E-691]', async () => {
  const candidate = await anApplicant(api, 'Sayali Demo')
  await showToStaff(api, 'Admin', `/vps-verification?candidateID=${candidate.id}&status=false`)
  await screen.findByText('Not verified by HR')
  expect(screen.getByText(/^HR has not answered these questions yet/)).toBeTruthy()
  expect(screen.queryByText('HR fills these in. You can read them.')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
})

test('the sheet of an applicant shows avatar, name, skills, education, experience and suitable jobs, or that there are none [C-478 C-484 E-393 E-394 E-396–398 E-829 E-831 E-833]', async () => {
  await open()
  const sheet = within(screen.getByRole('region', { name: 'Sayali Demo' }))
  expect(sheet.getByRole('heading', { name: 'Sayali Demo' })).toBeTruthy()
  for (const text of [
    'Tally',
    'No CV found.',
    'No education found',
    'No experience found',
    'No job profiles available',
  ])
    expect(sheet.getByText(text)).toBeTruthy()
})

test('hr edits the head of the profile, and the sheet shows it [E-391 E-392 E-395]', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct name, place and domain' }))
  const name = dialog.getByLabelText('Full name')
  await user.clear(name)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Enter the full name.')).toBeTruthy()
  await user.type(name, 'Sayali Deshpande')
  const [domain] = [...(dialog.getByLabelText('Domain') as HTMLSelectElement).options].slice(1)
  await user.selectOptions(dialog.getByLabelText('Domain'), domain?.value ?? '')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const sheet = within(await screen.findByRole('region', { name: 'Sayali Deshpande' }))
  expect(await sheet.findByText(new RegExp(`^${domain?.text}`))).toBeTruthy()
  await sheet.findByText('Profile head corrected')
})

test('the queue shows who waits, who reviews them and what is missing; taking a review shows at once', async () => {
  await anApplicant(api, 'Longer Demo', { createdAt: new Date('2026-11-01T08:00:00.000Z') })
  const { user } = await open()
  await screen.findByText('of 2 applicants', { exact: false })
  await user.click(screen.getByRole('button', { name: 'Not assigned' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Me' }))
  await screen.findByRole('button', { name: /^Review by / })
  await user.click(screen.getByRole('button', { name: 'Queue' }))
  const queue = within(await screen.findByRole('dialog', { name: '2 applicants wait' }))
  const rows = queue.getAllByRole('link').map(({ textContent }) => textContent)
  expect(rows[0]).toMatch(/Longer Demo.*Not assigned.*Still missing: .*CV.*Waiting 20 days/)
  expect(rows[1]).toMatch(/Sayali Demo.*Review by /)
  await user.click(queue.getByRole('switch', { name: 'Assigned to me' }))
  expect(queue.getAllByRole('link')).toHaveLength(1)
})

test('the verification shows attendance, suggestion and remark with their history, hr’s own to change [E-674]', async () => {
  const { user } = await open()
  await screen.findByText('Nothing has been noted yet')
  for (const text of ['Suggest courses', 'No remark']) expect(screen.getByText(text)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Not attended: change the attendance of Sayali Demo' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/Comment/), 'came')
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  await screen.findByText('HR attendance: Attended')
  expect(screen.getByText('came')).toBeTruthy()
})
