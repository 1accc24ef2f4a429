import { startApi } from '@pramaan/api/testing'
import { auditLog } from '@pramaan/database/schema'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showToStaff } from '../../testing/show-to-staff.ts'

const api = await startApi()

test('what is typed while the palette loads is in its field, and no shortcut of the page acts on it', async () => {
  const { user } = await showToStaff(api, 'Admin', '/payments')
  await screen.findByRole('button', { name: /CSV/ })
  await user.keyboard('{Control>}k{/Control}')
  await user.keyboard('Aditi Zende e?')
  const field = await screen.findByRole('combobox', { name: 'Go anywhere, find anyone' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.keyboard('!')
  expect(field).toHaveProperty('value', 'Aditi Zende e?!')
  expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull()
  expect((await api.db.select().from(auditLog)).filter(({ action }) => action === 'list-exported')).toEqual([])
})

test('Escape ends the wait for the palette and forgets what was typed', async () => {
  const { user } = await showToStaff(api, 'Admin', '/payments')
  await screen.findByRole('button', { name: /CSV/ })
  await user.keyboard('{Control>}k{/Control}asha{Escape}')
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: 'Go anywhere, find anyone' })
  expect(field).toHaveProperty('value', '')
})
