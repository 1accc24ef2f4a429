import { startApi } from '@pramaan/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showToStaff } from '../../testing/show-to-staff.ts'

const api = await startApi()

async function asked(Text: string, fullName: string) {
  const candidate = await api.aCandidate({}, { fullName })
  const theirs = await api.as(candidate)
  await theirs.help.ask({ body: { Text } })
  return theirs
}

test.each(['Admin', 'hr'] as const)(
  'an open question waits for %s, who reads and answers it; it is answered then',
  async (role) => {
    const theirs = await asked('Where is my refund?', 'Asha Demo')
    const { user, address } = await showToStaff(api, role, '/help-questions')
    await user.click(await screen.findByRole('button', { name: 'Open the questions of Asha Demo' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Asha Demo' }))
    expect(address()).toMatch(/candidate=\d+/)
    await panel.findByText('Where is my refund?')
    await user.type(panel.getByLabelText('Your answer'), 'It is on its way.')
    await user.click(panel.getByRole('button', { name: 'Send' }))
    await screen.findByText('Answer sent')
    await panel.findByText('It is on its way.')
    expect((await theirs.help.mine()).Status).toBe('answered')
    await user.click(panel.getByRole('button', { name: 'Close' }))
    await screen.findByText('Nobody is waiting')
    await user.click(await screen.findByRole('tab', { name: 'Answered' }))
    await screen.findByRole('button', { name: 'Open the questions of Asha Demo' })
  },
)

test('a “thank you” is settled without an answer, and the menu counts who waits', async () => {
  await asked('Thank you!', 'Asha Demo')
  const { user } = await showToStaff(api, 'hr', '/help-questions')
  await waitFor(() => expect(screen.getByRole('link', { name: /^Help questions/ }).textContent).toContain('1'))
  await user.click(await screen.findByRole('button', { name: 'Open the questions of Asha Demo' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Asha Demo' }))
  await user.click(await panel.findByRole('button', { name: 'No answer needed' }))
  await screen.findByText('Marked: no answer needed')
  await waitFor(() => expect(panel.queryByRole('button', { name: 'No answer needed' })).toBeNull())
})
