import { startApi } from '@pramaan/api/testing'
import { showApp, showAppAs } from '@pramaan/app-shell/testing/render-app.tsx'
import { longestHelpMessage } from '@pramaan/domain/help'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { routes } from '../../routes.tsx'
import { texts } from '../../texts/en.ts'
import { translations } from '../../texts/translations.ts'

const api = await startApi()

test('help is in the menu, and finds an answer by any of its words; the search is in the address', async () => {
  const { phone } = await api.aCandidate()
  const shown = { map: routes, catalogue: texts, at: '/settings' }
  const { user, address } = await showAppAs(api, phone ?? '', 'Candidate', shown)
  const [link] = await screen.findAllByRole('link', { name: 'Help' })
  if (link) await user.click(link)
  const box = await screen.findByRole('searchbox', { name: 'Search help' })
  expect(screen.getByText('31 answers')).toBeDefined()
  await user.type(box, 'ERASURE settings')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  screen.getByRole('heading', { name: 'How do I delete my account and data?' })
  expect(address()).toBe('/help?q=ERASURE+settings')
  await user.clear(box)
  await user.type(box, 'zzz')
  await screen.findByRole('heading', { name: 'No answer found' })
})

test('a visitor whose code does not come reads the answers, and is asked to sign in for a question', async () => {
  const shown = { map: routes, catalogue: texts, at: '/help?q=code' }
  await showApp(api, shown)
  await screen.findByRole('heading', { level: 1, name: 'Help' })
  expect(screen.getAllByRole('article').length).toBeGreaterThan(0)
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeDefined()
  expect(screen.queryByLabelText('Your question')).toBeNull()
})

test('the answers follow the language', async () => {
  const { phone } = await api.aCandidate()
  const shown = { map: routes, catalogue: texts, translations, at: '/help?q=photo' }
  const { platform } = await showAppAs(api, phone ?? '', 'Candidate', shown)
  await screen.findByRole('heading', { name: 'How do I add or change my photo?' })
  await platform.languages.choose('mr')
  await screen.findByRole('heading', { name: 'माझा फोटो कसा लावू किंवा बदलू?' })
})

test('a question goes to the staff, and their answer is read in the same place', async () => {
  const candidate = await api.aCandidate()
  const shown = { map: routes, catalogue: texts, at: '/help' }
  const { user, platform } = await showAppAs(api, candidate.phone ?? '', 'Candidate', shown)
  const field = await screen.findByLabelText('Your question')
  screen.getByRole('button', { name: 'Send', description: 'Write your message first.' })
  await user.type(field, 'Where is my refund?')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText('Your question is with our team. You can add to it.')
  screen.getByText('Where is my refund?', { selector: 'li p' })
  expect((field as HTMLTextAreaElement).value).toBe('')
  const staff = await api.as(await api.aStaffMember('hr'))
  await staff.help.answer({ params: { id: candidate.id }, body: { Text: 'It is on its way.' } })
  await platform.session.api.help.mine().then(({ Status }) => expect(Status).toBe('answered'))
})

test('the way to our team, and an empty message, lead to its field', async () => {
  const { phone } = await api.aCandidate()
  const { user } = await showAppAs(api, phone ?? '', 'Candidate', { map: routes, catalogue: texts, at: '/help' })
  const field = await screen.findByLabelText('Your question')
  const link = screen.getByRole('link', { name: 'Ask our team' })
  await user.click(link)
  expect(document.activeElement).toBe(field)
  link.focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(field)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(document.activeElement).toBe(field)
})

test('a question that is too long can be sent back to its field, which says how much to take out', async () => {
  const { phone } = await api.aCandidate()
  const { user } = await showAppAs(api, phone ?? '', 'Candidate', { map: routes, catalogue: texts, at: '/help' })
  const field = await screen.findByLabelText('Your question')
  await user.click(field)
  await user.paste('a'.repeat(longestHelpMessage + 3))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  screen.getByText(`At most ${longestHelpMessage} characters. Take out 3.`)
  expect(document.activeElement).toBe(field)
})
