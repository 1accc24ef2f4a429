import { startApi } from '@pramaan/api/testing'
import { auditLog, settings } from '@pramaan/database/schema'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { candidatesNamed, showToEmployer } from '../../testing/show-to-employer.tsx'

const api = await startApi()

/** An employer with three on the shortlist, who has opened the contacts of the first two. */
async function anEmployerWithTwoOpened() {
  const people = await candidatesNamed(api, ['Asha Rao', 'Ravi Kale', 'Sara Khan'])
  const employer = await api.anEmployer()
  const client = await api.as(employer)
  await client.pipeline.move({ body: { Candidates: people.map(({ id }) => id), Status: 1 } })
  for (const { id } of people.slice(0, 2)) await client.contacts.reveal({ params: { id } })
  return { employer, people }
}

async function openNumbers(employer: Parameters<typeof showToEmployer>[2]) {
  const { user } = await showToEmployer(api, '/pipeline', employer)
  for (const name of ['Asha Rao', 'Ravi Kale', 'Sara Khan'])
    await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
  const bar = within(screen.getByRole('region', { name: 'Selected candidates' }))
  await user.click(bar.getByRole('button', { name: 'Copy numbers' }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Copy phone numbers' })) }
}

const reveals = async () =>
  (await api.db.select().from(auditLog)).flatMap(({ action, subjectId }) =>
    action === 'contact-revealed' ? subjectId : [],
  )

test('the numbers of chosen candidates are copied where they were opened before, each logged; the others stay closed', async () => {
  const { employer, people } = await anEmployerWithTwoOpened()
  const before = await reveals()
  const { user, dialog } = await openNumbers(employer)
  const closed = await dialog.findByRole('link', { name: 'Sara Khan' })
  expect(closed.getAttribute('href')).toContain(`candidateID=${people[2]?.id}`)
  expect(await reveals()).toEqual(before)
  const taken = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(dialog.getByRole('button', { name: 'Copy 2 numbers' }))
  expect(await screen.findByText('2 phone numbers copied')).toBeTruthy()
  const copied = taken.mock.calls.flatMap(([text]) => text.split('\n'))
  expect(copied.toSorted()).toEqual(
    people
      .slice(0, 2)
      .map(({ phone }) => phone)
      .toSorted(),
  )
  const logged = (await reveals()).slice(before.length)
  expect(logged.toSorted()).toEqual(
    people
      .slice(0, 2)
      .map(({ id }) => id)
      .toSorted(),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('when the day’s contacts end, the numbers that were opened are there, with the reason and the way to the plans', async () => {
  const { employer } = await anEmployerWithTwoOpened()
  api.pass(24 * 3600_000)
  await api.db
    .insert(settings)
    .values({ key: 'plan-limits', value: { free: { profileViewsADay: 1 } }, updatedAt: api.deps.now() })
  const { user, dialog } = await openNumbers(employer)
  await user.click(await dialog.findByRole('button', { name: 'Copy 2 numbers' }))
  expect((await dialog.findByRole('alert')).textContent).toMatch(/contacts for today are used up/)
  expect(dialog.getByRole('link', { name: 'See plans' })).toBeTruthy()
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Phone numbers' }).value).toMatch(/^\+91\d{10}$/)
})
