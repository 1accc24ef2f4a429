import { startApi } from '@pramaan/api/testing'
import { memoryOfLanguage, showApp } from '@pramaan/app-shell/testing/render-app.tsx'
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { app, showToStaff } from '../../testing/show-to-staff.ts'
import { firstTexts } from '../../texts/first.ts'

const api = await startApi()

afterEach(() => {
  document.documentElement.lang = 'en'
})

test('a visitor reads the sign-in of the console in their language, which this browser saves', async () => {
  const languageStorage = memoryOfLanguage()
  const { user } = await showApp(api, { ...app, catalogue: firstTexts, languageStorage, at: '/login' })
  await user.click(await screen.findByRole('button', { name: 'हिन्दी' }))
  await screen.findByRole('heading', { name: 'स्टाफ़ साइन-इन' })
  await user.click(screen.getByRole('button', { name: 'मराठी' }))
  await screen.findByRole('heading', { name: 'स्टाफ साइन-इन' })
  expect([document.documentElement.lang, languageStorage.read()]).toEqual(['mr', 'mr'])
})

test('a member of staff chooses the console’s language in their account menu, and their account has it', async () => {
  const { user, person } = await showToStaff(api, 'hr', '/settings')
  await user.click(await screen.findByRole('button', { name: `Account of ${person.fullName}` }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'हिन्दी' }))
  await screen.findByRole('link', { name: 'उम्मीदवार सूची' })
  const chosen = async () => (await (await api.as(person)).notifications.preferences()).data.language
  await expect.poll(chosen).toBe('hi')
})
