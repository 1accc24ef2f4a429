import { startApi } from '@pramaan/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anApplicant, messagesTo, showToStaff } from '../../testing/show-to-staff.ts'

const api = await startApi()

test('an Admin retries a message that was given up, and a code that was is refused in place', async () => {
  const asha = await anApplicant(api, 'Asha Demo')
  const diedAt = api.deps.now()
  await messagesTo(api, asha.id, [
    { shown: '•••••• is your code.', template: 'otp', variables: null, diedAt, tries: 1, lastError: 'gateway 400' },
    { shown: 'You have applied.', diedAt, tries: 5, lastError: 'gateway 503' },
    { shown: 'This one has left.', sentAt: diedAt },
  ])
  const { user } = await showToStaff(api, 'Admin', '/messages')
  const list = await screen.findByRole('list', { name: 'Failed messages' })
  const [newest, code] = within(list).getAllByRole('listitem')
  expect(newest?.textContent).toMatch(/^You have applied\.Given upSMS.*To account \d+5 triesgateway 503/)
  expect(within(list).queryByText('This one has left.')).toBeNull()
  await user.click(within(code as HTMLElement).getByRole('button'))
  expect((await within(code as HTMLElement).findByRole('alert')).textContent).toContain('cannot go out again')
  await user.click(within(newest as HTMLElement).getByRole('button'))
  await screen.findByText('The message is on its way again.')
  await waitFor(() => expect(screen.queryByText('You have applied.')).toBeNull())
  expect(screen.getByText('•••••• is your code.')).toBeDefined()
})

test('with no failed messages the screen is empty, and Ctrl K leads there', async () => {
  const { user, address } = await showToStaff(api, 'Admin')
  await screen.findByRole('heading', { name: 'Statistics' })
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByPlaceholderText('Name, skill or page'), 'failed')
  await user.click(await screen.findByRole('option', { name: /Failed messages/ }))
  await screen.findByText('No failed messages')
  expect(address()).toBe('/messages')
})
