import { startApi } from '@pramaan/api/testing'
import { TextField } from '@pramaan/ui/text-field'
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AccountMenu } from '../header/account-menu.tsx'
import { LanguageChoice } from '../header/language-choice.tsx'
import type { AppRoutes } from '../router/app-routes.ts'
import { SettingsScreen } from '../settings/settings-screen.tsx'
import { closeApp, memoryOfLanguage, type Shown, showApp, showAppAs } from '../testing/render-app.tsx'
import { shellTexts } from './en.ts'
import type { Translations } from './languages.ts'
import { shareLanguage } from './share-language.ts'
import { createUseTexts } from './texts.tsx'

const api = await startApi()
const useTexts = createUseTexts<typeof english>()
const english = { ...shellTexts, 'test.count': '{n, plural, one {# job} other {# jobs}}', 'test.only': 'English alone' }

const translations: Translations = {
  hi: async () => (await import('./hi/hi.ts')).hi,
  mr: async () => {
    const { mr } = await import('./mr/mr.ts')
    return { ...mr, texts: { ...mr.texts, 'test.count': '{n, plural, one {# नोकरी} other {# नोकऱ्या}}' } }
  },
}

function Screen() {
  const t = useTexts()
  return (
    <>
      <LanguageChoice />
      <AccountMenu />
      <p>{t('test.count', { n: 123_456 })}</p>
      <p>{t('test.only')}</p>
      <TextField label="E-mail" error="Enter a valid e-mail address." />
    </>
  )
}

function StartPage() {
  return <LanguageChoice />
}

const map: AppRoutes = {
  app: 'candidate',
  home: '/',
  pathOfStep: () => '/',
  signIn: async () => StartPage,
  shell:
    async () =>
    ({ children }) =>
      children,
  routes: {
    '/': { screen: async () => Screen, for: ['Candidate'], title: 'app.name' },
    '/settings': { screen: async () => SettingsScreen, for: ['Candidate'], title: 'titles.settings' },
  },
}

async function asCandidate(shown: Partial<Shown> = {}) {
  const person = await api.aCandidate({}, { fullName: 'Asha Demo' })
  const me = await showAppAs(api, person.phone ?? '', 'Candidate', { map, catalogue: english, translations, ...shown })
  return { person, ...me }
}

const chosenOnServer = async (person: { id: number }) =>
  (await (await api.as(person)).notifications.preferences()).data.language

afterEach(() => {
  document.documentElement.lang = 'en'
})

test('a language chosen in the account menu applies at once, to the page too, and is saved with the account', async () => {
  const { user, person } = await asCandidate()
  await user.click(await screen.findByRole('button', { name: 'Account of Asha Demo' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'मराठी' }))
  await screen.findByRole('menuitem', { name: 'लॉग आउट' })
  expect(document.documentElement.lang).toBe('mr')
  await expect.poll(() => chosenOnServer(person)).toBe('mr')
})

test('a choice stays and reaches the account also where the browser holds it late, or not at all', async () => {
  const { user, person } = await asCandidate({ languageStorage: { read: () => undefined, write: () => undefined } })
  await user.click(await screen.findByRole('button', { name: 'मराठी' }))
  await expect.poll(() => chosenOnServer(person)).toBe('mr')
  expect(document.documentElement.lang).toBe('mr')
})

test('numbers are grouped as in India with the digits everyone knows, also in Marathi', async () => {
  await asCandidate({ languageStorage: memoryOfLanguage('mr') })
  await screen.findByText('1,23,456 नोकऱ्या')
})

test('a text that a language lacks appears in English', async () => {
  await asCandidate({ languageStorage: memoryOfLanguage('hi') })
  await screen.findByText('English alone')
})

test('a schema’s message about a field appears in the chosen language', async () => {
  await asCandidate({ languageStorage: memoryOfLanguage('hi') })
  await screen.findByText('सही ई-मेल पता डालें।')
})

test('the browser holds the language over a reload, before anyone has signed in', async () => {
  const languageStorage = memoryOfLanguage()
  const { user, storage, send } = await showApp(api, { map, catalogue: english, translations, languageStorage })
  await user.click(await screen.findByRole('button', { name: 'हिन्दी' }))
  await screen.findByRole('group', { name: 'भाषा' })
  closeApp()
  await showApp(api, { map, catalogue: english, translations, languageStorage, storage, send })
  await screen.findByRole('group', { name: 'भाषा' })
  expect(screen.getByRole('button', { name: 'हिन्दी' }).ariaPressed).toBe('true')
  expect(document.documentElement.lang).toBe('hi')
})

test('a language that can’t be loaded leaves everything in the one that is spoken', async () => {
  const { user, platform } = await asCandidate({ translations: { hi: () => Promise.reject(new Error('offline')) } })
  await user.click(await screen.findByRole('button', { name: 'हिन्दी' }))
  await screen.findByText('We can’t reach Pramaan right now. Check your connection and try again.')
  expect(platform.languages.chosen()).toBeUndefined()
  expect(document.documentElement.lang).toBe('en')
})

test('a browser without a choice takes the account’s language at sign-in, and a choice is saved with the account', async () => {
  const { platform, person } = await asCandidate()
  const me = await api.as(person)
  await me.notifications.savePreferences({ body: { language: 'hi', channels: {} } })
  await shareLanguage(platform)
  expect(document.documentElement.lang).toBe('hi')
  await platform.languages.choose('mr')
  await shareLanguage(platform)
  expect(await chosenOnServer(person)).toBe('mr')
})

test('the settings choose one language for the app and for the messages', async () => {
  const { user, person } = await asCandidate({ at: '/settings' })
  await user.click(await screen.findByRole('radio', { name: 'मराठी' }))
  await screen.findByRole('heading', { name: 'सेटिंग' })
  await expect.poll(() => chosenOnServer(person)).toBe('mr')
})

test('the settings show the language that is spoken, and lead back from it, when the account has not heard of it', async () => {
  const { user, platform } = await asCandidate({ at: '/settings' })
  await platform.languages.choose('hi')
  await expect.poll(() => screen.getByRole<HTMLInputElement>('radio', { name: 'हिन्दी' }).checked).toBe(true)
  await user.click(screen.getByRole('radio', { name: 'English' }))
  await screen.findByRole('heading', { name: 'Settings' })
})

test('an app of one language offers no choice', async () => {
  const { user } = await asCandidate({ translations: {} })
  await user.click(await screen.findByRole('button', { name: 'Account of Asha Demo' }))
  await screen.findByRole('menuitem', { name: 'Logout' })
  expect(screen.queryByRole('menuitemcheckbox', { name: 'English' })).toBeNull()
  expect(screen.queryByRole('group', { name: 'Language' })).toBeNull()
})
