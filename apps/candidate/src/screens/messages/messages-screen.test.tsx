import { startApi } from '@pramaan/api/testing'
import { findableCandidates } from '@pramaan/api/testing/people/findable'
import { movableClock } from '@pramaan/app-shell/testing/browser/clock.ts'
import { memoryOfLanguage, showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { routes } from '../../routes.tsx'
import { texts } from '../../texts/en.ts'
import { translations } from '../../texts/translations.ts'

const api = await startApi()
const aFindable = findableCandidates(api)

/** A candidate that an employer has shortlisted and written to. */
async function aPair() {
  const [candidate, employer] = [await aFindable(), await api.anEmployer({ companyName: 'Demo Forge' })]
  const mine = await api.as(employer)
  await mine.pipeline.move({ body: { Candidates: [candidate.id], Status: 1 } })
  await mine.conversations.send({ params: { id: candidate.id }, body: { Text: 'Are you free on Monday?' } })
  return { candidate, employer, mine }
}

type Person = { phone: string | null }

function shownTo(person: Person, at: string, language?: 'hi') {
  const languageStorage = memoryOfLanguage(language)
  const app = { map: routes, catalogue: texts, translations, languageStorage }
  return showAppAs(api, String(person.phone), 'Candidate', { ...app, at })
}

test('a candidate reads an employer’s message and replies, without seeing the stage [E-432]', async () => {
  const { candidate, employer, mine } = await aPair()
  const { user, address } = await shownTo(candidate, '/messages')
  expect(await screen.findByRole('heading', { name: 'Choose a conversation' })).toBeTruthy()
  // On a phone, messages are behind the menu button.
  expect(await screen.findByRole('button', { name: 'Menu, 1 new message' })).toBeTruthy()
  await user.click(await screen.findByRole('link', { name: /Demo Forge.*Are you free on Monday\?.*1 new/ }))
  expect(address()).toBe(`/messages?with=${employer.id}`)
  await user.type(await screen.findByRole('textbox', { name: 'Message to Demo Forge' }), 'Yes, at eleven{Enter}')
  expect(await screen.findByText('Sent')).toBeTruthy()
  const { data } = await mine.conversations.get({ params: { id: candidate.id }, query: {} })
  expect(data.map(({ Text }) => Text)).toEqual(['Yes, at eleven', 'Are you free on Monday?'])
  expect(data[1]?.ReadOn).toBeTruthy()
  expect(screen.queryByText(/shortlist/i)).toBeNull()
  // Candidates can't open an employer's profile.
  expect(screen.queryByRole('link', { name: 'Profile' })).toBeNull()
})

test('a conversation that the employer closed stays readable, and is marked closed in the candidate’s language', async () => {
  const { candidate, employer, mine } = await aPair()
  const Reason = 'Position filled'
  await mine.pipeline.move({ body: { Candidates: [candidate.id], Status: -1, Reason } })
  await shownTo(candidate, `/messages?with=${employer.id}`, 'hi')
  expect(await screen.findByText('कंपनी ने यह बातचीत बंद कर दी है। आप इसे अब भी पढ़ सकते हैं।')).toBeTruthy()
  expect(screen.getAllByText('Are you free on Monday?').length).toBeGreaterThan(0)
  expect(screen.queryByText(Reason)).toBeNull()
})

test('an empty inbox explains how a conversation starts', async () => {
  await shownTo(await api.aCandidate(), '/messages')
  expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeTruthy()
  await waitFor(() => expect(screen.getByText(/^An employer who shortlists you can write to you/)).toBeTruthy())
  expect(screen.queryByText('Choose a conversation')).toBeNull()
})

test('a list that cannot be read says so once and is read again on a press', async () => {
  const { candidate } = await aPair()
  const inject = api.app.inject.bind(api.app) as (call: { url: string }) => Promise<unknown>
  const isList = ({ url }: { url: string }) => url.includes('/conversations?unread=false')
  const refusal = { statusCode: 400, cookies: [], json: () => ({ message: 'No', code: 'invalid', requestId: '1' }) }
  const calls = vi
    .spyOn(api.app, 'inject')
    .mockImplementation((async (call: { url: string }) => (isList(call) ? refusal : inject(call))) as never)
  onTestFinished(() => calls.mockRestore())
  const clock = movableClock()
  const { user } = await shownTo(candidate, '/messages')
  const retry = await screen.findByRole('button', { name: 'Retry' })
  const asked = () => (calls.mock.calls as unknown as [{ url: string }][]).filter(([call]) => isList(call)).length
  const before = asked()
  expect(before).toBeLessThan(5)
  await clock.pass(5000)
  expect(asked()).toBe(before)
  calls.mockRestore()
  await user.click(retry)
  await screen.findByRole('link', { name: /Demo Forge/ })
})
