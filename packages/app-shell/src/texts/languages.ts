import { setupI18n } from '@lingui/core'
import { type Language, languages } from '@pramaan/domain/language'
import type { UiLabels } from '@pramaan/ui/labels'
import type { Catalogue } from './catalogue.ts'

/** What a language brings: its texts by the keys of English, and the words of the design system. */
export type Translation = { texts: Catalogue; labels: Partial<UiLabels> }

/** The languages an app speaks beside English, each loaded when a person chooses it. */
export type Translations = Readonly<Partial<Record<Language, () => Promise<Translation>>>>

/** Where the choice is saved: by the browser, before and after any sign-in. */
export type LanguageStorage = { read: () => Language | undefined; write: (language: Language) => void }

/** Numbers as India writes them, in the digits that every script's readers know (plain mr-IN prints १,२३४). */
export function localeOf(language: string) {
  return `${language}-IN-u-nu-latn`
}

/** What an app speaks, and how to change it. */
export type Languages = ReturnType<typeof createLanguages>

/**
 * Makes the languages of an app. What another language misses is said in English, which is whole in `english`, or once
 * `rest` has brought what the first screen does without.
 */
export function createLanguages(
  english: Catalogue,
  translations: Translations,
  storage: LanguageStorage,
  rest?: () => Promise<Catalogue>,
) {
  const i18n = setupI18n()
  const labels = new Map<string, Partial<UiLabels>>()
  let requested: Language = 'en'
  let chosenHere: Language | undefined
  let known = english
  let spoken: { language: Language; translation: Translation | undefined }
  let full: Promise<void> | undefined
  const speak = async (language: Language) => {
    requested = language
    const translation = await translations[language]?.()
    // Of two languages asked for at once, the last one stays.
    if (requested === language) activate(translation ? language : 'en', translation)
  }
  const activate = (language: Language, translation?: Translation) => {
    spoken = { language, translation }
    labels.set(language, translation?.labels ?? {})
    document.documentElement.lang = language
    i18n.loadAndActivate({
      locale: language,
      locales: [localeOf(language)],
      messages: { ...known, ...translation?.texts },
    })
  }
  activate('en')
  return {
    i18n,
    /** The words of the design system in the language that is spoken. */
    labels: () => labels.get(i18n.locale) ?? {},
    /** English first. */
    offered: languages.filter((language) => language === 'en' || translations[language]),
    /** What was chosen in this browser, if anything was; known at once, though a browser holds it a moment later. */
    chosen: () => chosenHere ?? storage.read(),
    /** Resolves once English is whole; screens but the first wait for it. */
    full: () => {
      full ??= (async () => {
        if (!rest) return
        known = await rest().catch((error: unknown) => {
          full = undefined
          throw error
        })
        activate(spoken.language, spoken.translation)
      })()
      return full
    },
    /** Speaks what was chosen before; English where that can't be loaded. */
    async start() {
      const chosen = storage.read()
      if (chosen && chosen !== 'en') await speak(chosen).catch(() => undefined)
    },
    /** Speaks a language from now on; rejects when it can't be loaded. */
    async choose(language: Language) {
      await speak(language)
      chosenHere = language
      storage.write(language)
    },
  }
}
