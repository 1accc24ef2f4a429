import { foldText } from '@pramaan/domain/fold-text'
import type { ComboboxOption } from '@pramaan/ui/combobox'

/** An entry of a list that was found by another name, and that name; null if it was mistyped. */
export type NamedOption = { Title: string; Name: string | null }

/** How an option matches the typed text, best first. */
const ranks = ['same', 'named', 'begins', 'firstWord', 'inFull', 'otherName', 'within'] as const

type Rank = (typeof ranks)[number]

/**
 * The options that contain every typed word, in this order: equal to the text, ignoring signs ("bcom" is B.Com), or
 * with exactly that other name; beginning with the text, starting with its first word, or containing its words in full;
 * with another name that begins with it, which is shown; and the rest.
 */
export function optionsFor(
  options: readonly ComboboxOption[],
  query: string,
  named: readonly NamedOption[] = [],
  noteOf: (name: string) => string = (name) => name,
): ComboboxOption[] {
  const words = wordsOf(query)
  const typed = lettersOf(query)
  const other = new Map<string, NamedOption>()
  for (const one of named) if (!other.has(one.Title)) other.set(one.Title, one)
  const contains = ({ label }: ComboboxOption) => words.every((word) => foldText(label).includes(word))
  const rankOf = (option: ComboboxOption): Rank | undefined => {
    const letters = lettersOf(option.label)
    if (typed && letters === typed) return 'same'
    const by = other.get(option.label)
    if (by?.Name && lettersOf(by.Name) === typed) return 'named'
    if (typed && letters.startsWith(typed)) return 'begins'
    if (!contains(option)) return by && 'otherName'
    const inside = wordsOf(option.label)
    if (foldText(option.label).startsWith(words[0] ?? '')) return 'firstWord'
    return words.every((word) => inside.includes(word)) ? 'inFull' : 'within'
  }
  const byRank = Map.groupBy(options, rankOf)
  const noted = (option: ComboboxOption) => {
    const name = other.get(option.label)?.Name
    return name && !contains(option) ? { ...option, note: noteOf(name) } : option
  }
  const titles = [...other.keys()]
  const byName = (one: ComboboxOption, two: ComboboxOption) => titles.indexOf(one.label) - titles.indexOf(two.label)
  return ranks.flatMap((rank) => {
    const found = byRank.get(rank) ?? []
    return (rank === 'named' || rank === 'otherName' ? found.toSorted(byName) : found).map(noted)
  })
}

function wordsOf(text: string): string[] {
  return foldText(text).split(' ').filter(Boolean)
}

/** The letters and digits of a text, and the signs that distinguish names: C, C++ and C#, or .NET and network. */
function lettersOf(text: string) {
  return foldText(text).replace(/(?!^\.)[^\p{L}\p{M}\p{N}+#]/gu, '')
}
