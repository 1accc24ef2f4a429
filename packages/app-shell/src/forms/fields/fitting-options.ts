import type { ComboboxOption } from '@pramaan/ui/combobox'

/** An entry of a list that was found by another name, and that name; null where it was mistyped. */
export type NamedOption = { Title: string; Name: string | null }

/**
 * The options that contain every typed word: those that are what was typed or begin with it first, whatever their
 * signs ("bcom" is B.Com), then those that start with the first word, those found by another name, each with what is
 * said of that name, and the rest.
 */
export function optionsFor(
  options: readonly ComboboxOption[],
  query: string,
  named: readonly NamedOption[] = [],
  noteOf: (name: string) => string = (name) => name,
): ComboboxOption[] {
  const words = query.trim().toLowerCase().split(/\s+/).filter(Boolean)
  const typed = lettersOf(query)
  const rankOf = ({ label }: ComboboxOption) => {
    const letters = lettersOf(label)
    if (typed && letters.startsWith(typed)) return letters === typed ? ranks.same : ranks.begins
    const lower = label.toLowerCase()
    if (!words.every((word) => lower.includes(word))) return undefined
    return lower.startsWith(words[0] ?? '') ? ranks.firstWord : ranks.within
  }
  const byRank = Map.groupBy(options, rankOf)
  const others = named.flatMap(({ Title, Name }) => {
    const option = options.find(({ label }) => label === Title)
    if (!option || rankOf(option) !== undefined) return []
    return [Name === null ? option : { ...option, note: noteOf(Name) }]
  })
  const of = (rank: (typeof ranks)[keyof typeof ranks]) => byRank.get(rank) ?? []
  return [...of(ranks.same), ...of(ranks.begins), ...of(ranks.firstWord), ...others, ...of(ranks.within)]
}

const ranks = { same: 0, begins: 1, firstWord: 2, within: 3 } as const

/** The letters and digits of a text, and the signs that tell names apart: C, C++ and C# are three, .NET no network. */
function lettersOf(text: string) {
  return text.toLowerCase().replace(/(?!^\.)[^\p{L}\p{M}\p{N}+#]/gu, '')
}
