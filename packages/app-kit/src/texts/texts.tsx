import { setupI18n } from '@lingui/core'
import { I18nProvider, Trans, useLingui } from '@lingui/react'
import { type ReactNode, useMemo } from 'react'

/** An app's texts by key, in ICU message format; the build compiles them, tests run on them as written. English is whole. */
export type Catalogue = Readonly<Record<string, string>>

/** Values that fill a text. */
export type TextValues = Readonly<Record<string, string | number | Date | null | undefined>>

/** Gives an app its texts in a language; `lang` of the page follows it. */
export function TextsProvider({
  catalogue,
  language = 'en',
  children,
}: {
  catalogue: Catalogue
  language?: string
  children: ReactNode
}) {
  const i18n = useMemo(() => {
    const made = setupI18n({ locale: language, messages: { [language]: catalogue } })
    document.documentElement.lang = language
    return made
  }, [catalogue, language])
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>
}

/** Translates a key of a catalogue of type `C`. */
export type Translate<C> = (key: keyof C & string, values?: TextValues) => string

/** A hook that translates the keys of one catalogue, and no others. */
export function createUseTexts<C extends Catalogue>() {
  return function useTexts(): Translate<C> {
    const { i18n } = useLingui()
    return (key, values) => i18n._(key, values as Record<string, unknown>)
  }
}

/** A text with elements in it: `<0>…</0>` in the text becomes the first of `parts`. */
export function RichText({ id, values, parts }: { id: string; values?: TextValues; parts: readonly ReactNode[] }) {
  const components = Object.fromEntries(parts.map((part, index) => [index, part]))
  return <Trans id={id} values={values as Record<string, unknown>} components={components as never} />
}
