import { setupI18n } from '@lingui/core'
import { type Language, languages } from '@pramaan/domain/language'
import type { UiLabels } from '@pramaan/ui/labels'
import type { Catalogue } from './catalogue.ts'

/** The contents of a language: its texts by the keys of English, and the design system's labels. */
export type Translation = { texts: Catalogue; labels: Partial<UiLabels> }

/** An app's languages besides English, each loaded when a person chooses it. */
export type Translations = Readonly<Partial<Record<Language, () => Promise<Translation>>>>

/** Where the choice is saved: in the browser, before and after any sign-in. */
export type LanguageStorage = { read: () => Language | undefined; write: (language: Language) => void }

/** Numbers in Indian format, with digits that readers of every script know (plain mr-IN prints १,२३४). */
export function localeOf(language: string) {
  return `${language}-IN-u-nu-latn`
}

/** An app's languages, and how to change the current one. */
export type Languages = ReturnType<typeof createLanguages>

/**
 * Creates an app's languages. A text that a language lacks appears in English, which is complete in `english`, or once
 * `rest` has loaded what the first screen does not need.
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
    // If two languages are chosen quickly, the last one wins.
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
  /** Changes the language; rejects if it can't be loaded. */
  const choose = async (language: Language) => {
    await speak(language)
    chosenHere = language
    storage.write(language)
  }
  activate('en')
  return {
    i18n,
    /** The design system's labels in the current language. */
    labels: () => labels.get(i18n.locale) ?? {},
    /** English first. */
    offered: languages.filter((language) => language === 'en' || translations[language]),
    /**
     * The language chosen in this browser, if any; available at once, though the browser may save it a moment later.
     */
    chosen: () => chosenHere ?? storage.read(),
    /** Resolves once English is complete; all screens but the first wait for it. */
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
    /** Loads the language that the address asks for, which counts as chosen, else the one chosen before; English if that fails. */
    async start(asked?: Language) {
      if (asked) return choose(asked).catch(() => undefined)
      const chosen = storage.read()
      if (chosen && chosen !== 'en') await speak(chosen).catch(() => undefined)
    },
    choose,
  }
}
