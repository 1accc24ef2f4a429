import { I18nProvider, Trans, useLingui } from '@lingui/react'
import { UiLabelsProvider } from '@pramaan/ui/labels'
import { type ReactNode, useMemo } from 'react'
import type { Catalogue } from './catalogue.ts'
import type { Languages } from './languages.ts'

/** The values that fill a text. */
export type TextValues = Readonly<Record<string, string | number | Date | null | undefined>>

/** Provides an app with its texts, and the design system with its labels, in the current language. */
export function TextsProvider({ languages, children }: { languages: Languages; children: ReactNode }) {
  return (
    <I18nProvider i18n={languages.i18n}>
      <Labels languages={languages}>{children}</Labels>
    </I18nProvider>
  )
}

function Labels({ languages, children }: { languages: Languages; children: ReactNode }) {
  const sentence = useSentence()
  const { locale } = useLingui().i18n
  const labels = useMemo(() => ({ sentence, ...(locale && languages.labels()) }), [sentence, locale, languages])
  return <UiLabelsProvider labels={labels}>{children}</UiLabelsProvider>
}

/** Translates a key of a catalogue of type `C`. */
export type Translate<C> = (key: keyof C & string, values?: TextValues) => string

/** A hook that translates the keys of one catalogue, and no others. */
export function createUseTexts<C extends Catalogue>() {
  return function useTexts(): Translate<C> {
    const { i18n } = useLingui()
    return (key, values) => i18n._(key, isolated(values))
  }
}

/** Right-to-left letters, and characters that change the direction of the text after them. */
const fromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const turning = /[\u202a-\u202e\u2066-\u2069]/g

/** Isolates each value, such as a name in a toast, so that it can't change the direction of the sentence (D66). */
function isolated(values: TextValues = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolatedValue(value)]))
}

function isolatedValue(value: TextValues[string]) {
  if (typeof value !== 'string') return value
  const text = value.replace(turning, '')
  return fromRight.test(text) ? `\u2068${text}\u2069` : text
}

/**
 * Translates a message of the API or its schemas: the English sentence is its key, with `{n}` for a number that varies
 * by field and `{name}` and `{other}` for quoted names. A message that a language lacks stays in English.
 */
export function useSentence(): (sentence: string) => string {
  const { i18n } = useLingui()
  const { messages } = i18n
  return useMemo(
    () => (sentence) => {
      if (sentence in messages) return i18n._(sentence)
      const { key, values } = sentenceKey(sentence)
      return key in messages ? i18n._(key, isolated(values)) : sentence
    },
    [i18n, messages],
  )
}

const numbers = /-?\d+(?:,\d+)*(?:\.\d+)?/g

/** The key of a sentence that has a number or names in it, and these. */
function sentenceKey(sentence: string): { key: string; values: TextValues } {
  const names = [...sentence.matchAll(/“([^”]*)”/g)].map(([, name]) => name)
  const placeholders = ['“{name}”', '“{other}”']
  const unnamed = sentence.replace(/“[^”]*”/g, (quoted) => placeholders.shift() ?? quoted)
  const [n] = unnamed.match(numbers) ?? []
  return { key: unnamed.replace(numbers, '{n}'), values: { n, name: names[0], other: names[1] } }
}

/** A text with elements in it: `<0>…</0>` in the text becomes the first of `parts`. */
export function RichText({ id, values, parts }: { id: string; values?: TextValues; parts: readonly ReactNode[] }) {
  const components = Object.fromEntries(parts.map((part, index) => [index, part]))
  return <Trans id={id} values={isolated(values)} components={components as never} />
}
