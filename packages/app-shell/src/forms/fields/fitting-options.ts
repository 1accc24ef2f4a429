import type { ComboboxOption } from '@pramaan/ui/combobox'

/** An entry of a list that was found by another name, and that name; null where it was mistyped. */
export type NamedOption = { Title: string; Name: string | null }

/**
 * The options that contain every typed word, those that start with one first, then those found by another name, each
 * with what is said of that name.
 */
export function optionsFor(
  options: readonly ComboboxOption[],
  query: string,
  named: readonly NamedOption[] = [],
  noteOf: (name: string) => string = (name) => name,
): ComboboxOption[] {
  const words = query.trim().toLowerCase().split(/\s+/).filter(Boolean)
  const fitting = options.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
  const begins = ({ label }: ComboboxOption) => label.toLowerCase().startsWith(words[0] ?? '')
  const others = named.flatMap(({ Title, Name }) => {
    const option = fitting.some(({ label }) => label === Title)
      ? undefined
      : options.find(({ label }) => label === Title)
    return option ? [Name === null ? option : { ...option, note: noteOf(Name) }] : []
  })
  return [...fitting.filter(begins), ...others, ...fitting.filter((option) => !begins(option))]
}
