import { startApi } from '@pramaan/api/testing'
import { bareApp } from '@pramaan/app-shell/testing/bare-app.tsx'
import { showApp } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { texts } from '../texts/en.ts'
import { SaveButton } from './save-button.tsx'

const api = await startApi()

test('pressed before the figures have loaded, the export says so instead of nothing', async () => {
  const screenOf = () => <SaveButton file={undefined} />
  const map = bareApp('staff', { '/': { screen: async () => screenOf, for: 'anyone', title: 'app.name' } })
  const { user } = await showApp(api, { map, catalogue: texts })
  const button = await screen.findByRole('button', { name: 'Export to CSV' })
  expect(button.hasAttribute('disabled')).toBe(false)
  await user.click(button)
  await screen.findByText('The figures have not loaded yet.')
})
