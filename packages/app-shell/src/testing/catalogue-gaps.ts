import { setupI18n } from '@lingui/core'
import type { Catalogue } from '../texts/catalogue.ts'

/** The parameters of a text: the names of its values, and its elements as `<0>`. */
function takenBy(locale: string, text: string): string {
  const named = new Set<string>()
  const take = (_: object, name: string | symbol) => {
    if (typeof name === 'string') named.add(name)
    return 1
  }
  const values = new Proxy({}, { get: take })
  const said = setupI18n({ locale, messages: { [locale]: { text } } })._('text', values)
  return [...named, ...(said.match(/<\/?\d+\/?>/g) ?? [])].toSorted().join(' ')
}

/** The gaps of a language compared with English: missing keys, and texts with other values or elements. */
export function catalogueGaps(english: Catalogue, locale: string, texts: Catalogue): string[] {
  return Object.entries(english).flatMap(([key, text]) => {
    const other = texts[key]
    if (other === undefined) return [`missing: ${key}`]
    const [wanted, taken] = [takenBy('en', text), takenBy(locale, other)]
    return wanted === taken ? [] : [`${key} takes “${taken}” instead of “${wanted}”`]
  })
}
