import { startApi } from '@pramaan/api/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { candidatesNamed, showToEmployer } from './testing/show-to-employer.tsx'

const api = await startApi()

async function anUnconfirmedEmployer() {
  const [asha] = await candidatesNamed(api, ['Asha'])
  if (!asha) throw new Error('No candidate was made')
  const employer = await api.anEmployer({ companyStatus: 'unconfirmed' })
  const client = await api.as(employer)
  await client.shortlist.set({ body: { Candidate_id: asha.id, Status: '1' } })
  return { asha, employer }
}

const confirmLinks = () => screen.findAllByRole('link', { name: 'Confirm your company' })

test('an employer whose company is not confirmed reads why contact, PDF and messages are closed, and where to confirm', async () => {
  const { asha, employer } = await anUnconfirmedEmployer()
  await showToEmployer(api, `/candidate-shortlisted-profile?candidateID=${asha.id}`, employer)
  const links = await confirmLinks()
  expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set(['/employer-profile#company']))
  const closed = 'Contacts, CVs and messages open once your company is confirmed.'
  for (const name of ['Show phone number', 'Show e-mail'])
    expect((await screen.findByRole<HTMLButtonElement>('button', { name })).disabled).toBe(true)
  for (const button of screen.getAllByRole<HTMLButtonElement>('button', { name: /PDF|Message/ })) {
    expect([button.disabled, button.title]).toEqual([true, closed])
  }
  // Beside the buttons, so no note above the page says it again.
  const contact = screen.getByRole('button', { name: 'Show phone number' }).parentElement
  expect(screen.getAllByRole('link', { name: 'Confirm your company' })[0]?.closest('p')?.parentElement).toBe(contact)
})

test('in the place of the messages they read why', async () => {
  const { employer } = await anUnconfirmedEmployer()
  await showToEmployer(api, '/messages', employer)
  expect(await screen.findByText('Contacts, CVs and messages open once your company is confirmed.')).toBeTruthy()
})

test('the own profile says what opens them, and asks for it', async () => {
  const { employer } = await anUnconfirmedEmployer()
  await showToEmployer(api, '/employer-profile', employer)
  expect(await screen.findByText('Your company is not confirmed yet')).toBeTruthy()
  expect(screen.getByLabelText('GSTIN or CIN')).toBeTruthy()
})

test('the own profile of a company that staff look at promises nothing of a code', async () => {
  const email = { contactEmail: 'hr@twintraders.in' }
  await showToEmployer(api, '/employer-profile', await api.anEmployer({ companyStatus: 'waiting' }, email))
  const said = 'We send a code to hr@twintraders.in. Our staff then see that it is yours.'
  expect(await screen.findByText(said)).toBeTruthy()
})

test('the own profile of a confirmed company says so, and asks for nothing more', async () => {
  await showToEmployer(api, '/employer-profile', await api.anEmployer())
  expect(await screen.findByText('Your company is confirmed.')).toBeTruthy()
  expect(screen.queryByLabelText('GSTIN or CIN')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Confirm with a code' })).toBeNull()
})
