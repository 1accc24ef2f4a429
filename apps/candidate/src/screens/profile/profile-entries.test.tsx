import { startApi } from '@pramaan/api/testing'
import { closeApp, showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { app } from '../../testing/wizard.ts'

const api = await startApi()
const diploma = {
  qualification: 'Diploma',
  degree: 'Diploma in Demo',
  school: 'Demo College',
  startYear: 2020,
  endYear: 2023,
}
const position = {
  title: 'Demo Tester',
  companyName: 'Demo Ltd',
  startMonth: 'jan',
  startYear: 2024,
  working: true,
} as const
type PersonClient = Awaited<ReturnType<typeof api.as>>

/** A candidate whose only profile entry is made by `add`. */
async function aProfileWith(add: (asPerson: PersonClient, id: number) => Promise<unknown>) {
  const person = await api.aCandidate({ experienceLevel: 'Experienced' }, { fullName: 'Asha Demo' })
  const asPerson = await api.as(person)
  await add(asPerson, person.id)
  const shown = await showAppAs(api, String(person.phone), 'Candidate', { ...app, at: '/candidate-profile' })
  const record = async () => (await asPerson.candidates.get({ params: { id: person.id } })).data
  return { ...shown, record }
}

async function openEntry(
  { user }: Pick<Awaited<ReturnType<typeof aProfileWith>>, 'user'>,
  entry: string,
  title: string,
) {
  await user.click(await screen.findByRole('button', { name: `Edit ${entry}` }))
  const dialog = await screen.findByRole('dialog', { name: title })
  // A dialog accepts clicks once it knows that it is on top.
  await waitFor(() => expect(getComputedStyle(dialog).pointerEvents).toBe('auto'))
  return within(dialog)
}

test('below the name is the latest position, without one the latest education, without both the level [C-148–150]', async () => {
  const line = async () =>
    (await screen.findByRole('heading', { level: 1, name: 'Asha Demo' })).parentElement?.nextSibling
  await aProfileWith(async (asPerson, id) => {
    await asPerson.candidates.addEducation({ params: { id }, body: diploma })
    await asPerson.candidates.addExperience({ params: { id }, body: position })
  })
  expect((await line())?.textContent).toBe('Demo Tester, Demo Ltd')
  closeApp()
  await aProfileWith((asPerson, id) => asPerson.candidates.addEducation({ params: { id }, body: diploma }))
  expect((await line())?.textContent).toBe('Diploma in Demo, Demo College')
  closeApp()
  await aProfileWith(async () => undefined)
  expect((await line())?.textContent).toBe('Experienced')
})

test('the candidate’s own profile leads back to the dashboard, and shows strength, job preference and the signed-in person [C-141 C-153 C-154 C-385 C-386 E-132 S-336]', async () => {
  await aProfileWith(async () => undefined)
  await screen.findByRole('heading', { level: 1, name: 'Asha Demo' })
  expect(screen.queryByText('Verified by HR')).toBeNull()
  expect(screen.getByRole('link', { name: 'Back to dashboard' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('img', { name: /^Profile strength: \d+%$/ })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Job preference' })).toBeDefined()
  const box = screen.getByRole('link', { name: 'View profile' }).parentElement
  expect([box?.textContent, box?.querySelector('a')?.getAttribute('href')]).toEqual([
    'Asha DemoView profile',
    '/candidate-profile',
  ])
})

test('an education is deleted after a confirmation that names it, and Cancel keeps it', async () => {
  const shown = await aProfileWith((asPerson, id) =>
    asPerson.candidates.addEducation({
      params: { id },
      body: diploma,
    }),
  )
  const { user, record, address } = shown
  const dialog = await openEntry(shown, 'Diploma in Demo', 'Edit education')
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete “Diploma in Demo”?' }))
  const cancel = question.getByRole('button', { name: 'Cancel' })
  await waitFor(() => expect(document.activeElement).toBe(cancel))
  await user.click(cancel)
  expect((await record()).Education).toHaveLength(1)
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Delete education' }))
  await screen.findByText('Success: education deleted')
  await screen.findByRole('heading', { name: 'Add your education' })
  expect([address(), (await record()).Education]).toEqual(['/candidate-profile', []])
})

test('a position is deleted after a question that names it [C-331]', async () => {
  const shown = await aProfileWith((asPerson, id) =>
    asPerson.candidates.addExperience({
      params: { id },
      body: position,
    }),
  )
  const { user, record, address } = shown
  const dialog = await openEntry(shown, 'Demo Tester', 'Edit position')
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await screen.findByRole('alertdialog', { name: 'Delete “Demo Tester”?' })
  await user.click(screen.getByRole('button', { name: 'Delete position' }))
  await screen.findByText('Success: position deleted')
  await screen.findByRole('heading', { name: 'Add your experience' })
  expect([address(), (await record()).Experience]).toEqual(['/candidate-profile', []])
})

test('what employers read comes before files, offers and shortcuts', async () => {
  await aProfileWith((asPerson, id) => asPerson.candidates.addExperience({ params: { id }, body: position }))
  await screen.findByRole('heading', { name: 'Experience' })
  const order = ['Add your skills', 'Experience', 'Add your education', 'Personal information', 'Resume', 'Certificate']
  const named = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent ?? '')
  expect(named.filter((name) => order.includes(name))).toEqual(order)
})
