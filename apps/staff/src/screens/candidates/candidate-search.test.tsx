import { startApi } from '@pramaan/api/testing'
import { findableCandidates } from '@pramaan/api/testing/people/findable'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showToStaff } from '../../testing/show-to-staff.ts'

const api = await startApi()
const aFindable = findableCandidates(api)
const list = '/cslr-candidate-list'
const rows = () => screen.getAllByRole('row').slice(1)
const box = () => screen.getByRole('combobox', { name: 'Name, skill, e-mail or phone' })

async function twoPeople() {
  const account = (fullName: string) => ({ account: { fullName } })
  await aFindable({ currentPosition: 'Java Developer', professionalSkills: ['Java', 'SQL'] }, account('Asha Demo'))
  await aFindable({ currentPosition: 'Staff Nurse', professionalSkills: ['Java'] }, account('Ravi Demo'))
}

test('a misspelt sentence becomes chips that can be taken away, and the best match comes first and says why', async () => {
  await twoPeople()
  const { user, address } = await showToStaff(api, 'hr', `${list}?term=java%20develpoer%20sql`)
  await waitFor(() => expect(rows()[0]?.textContent).toContain('Asha Demo'))
  expect(screen.getByText(/Showing results for Java Developer/)).toBeTruthy()
  expect(within(rows()[0] as HTMLElement).getAllByText(/Works as Java Developer/)[0]).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /Remove.*SQL/ }))
  await waitFor(() => expect(new URLSearchParams(address().split('?')[1]).get('term')).toBe('java develpoer'))
})

test('typing suggests the skill by another spelling with how many people it finds; choosing it searches', async () => {
  await twoPeople()
  await aFindable({ professionalSkills: ['Node.js'] }, { account: { fullName: 'Meera Demo' } })
  const { user, address } = await showToStaff(api, 'Counsellor', list)
  await waitFor(() => expect(rows()).toHaveLength(3))
  await user.type(box(), 'nodejs')
  const [option] = await screen.findAllByRole('option', { name: /^Node\.js.*1 person/ })
  await user.click(option as HTMLElement)
  await waitFor(() => expect(address()).toBe(`${list}?term=Node.js`))
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(rows()[0]?.textContent).toContain('Meera Demo')
})

test('a name has no list of suggestions over the rows, and a list without a question says no reasons', async () => {
  await twoPeople()
  const { user } = await showToStaff(api, 'hr', list)
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(screen.queryByRole('columnheader', { name: 'Why' })).toBeNull()
  await user.type(box(), 'ravi demo')
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(screen.queryByRole('listbox')).toBeNull()
})

/** One fresher in Pune and two in Delhi. */
async function threeFreshers() {
  const aFresher = (location: string, fullName: string) =>
    aFindable({ location, experienceLevel: 'Fresher' }, { account: { fullName } })
  await aFresher('Pune', 'Asha Demo')
  for (const n of [1, 2]) await aFresher('Delhi', `Other ${n}`)
}

test('a short list says which filter left out the most, and a press takes it away', async () => {
  await threeFreshers()
  const { user, address } = await showToStaff(api, 'hr', `${list}?location=Pune&expStatus=Fresher`)
  const line = await screen.findByText('Without “Pune” there are 3 candidates.')
  expect(line.compareDocumentPosition(screen.getByText('Asha Demo'))).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  await user.click(screen.getByRole('button', { name: 'Remove “Pune”' }))
  await waitFor(() => expect(rows()).toHaveLength(3))
  expect(address()).toBe(`${list}?expStatus=Fresher`)
})

test('on a phone each filter is a chip in words, also a switch that the sheet does not have, and a press takes it away', async () => {
  await threeFreshers()
  const { user, address } = await showToStaff(api, 'hr', `${list}?expStatus=Fresher&immediate=true`)
  await user.click(await screen.findByRole('button', { name: /^Remove:? Can join immediately$/ }))
  await waitFor(() => expect(address()).toBe(`${list}?expStatus=Fresher`))
})

test('an empty list offers to take away the filter that left out the most', async () => {
  await threeFreshers()
  const { user } = await showToStaff(api, 'Counsellor', `${list}?location=Mumbai&expStatus=Fresher`)
  await user.click(await screen.findByRole('button', { name: 'Remove “Mumbai”: 3 candidates' }))
  await waitFor(() => expect(rows()).toHaveLength(3))
})
