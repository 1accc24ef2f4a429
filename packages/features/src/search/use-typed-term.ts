import { useDebouncedValue } from '@pramaan/app-shell/forms/use-debounced-value.ts'
import { longestTerm } from '@pramaan/domain/search'
import { startOf } from '@pramaan/domain/shortened'

/** Milliseconds after a key before suggestions load. */
const restMilliseconds = 120
/** How long the suggestions of a text are shown before they are loaded again, in milliseconds. */
export const staleMilliseconds = 30_000

/** The option for the words exactly as typed. */
export const asTyped = 'words'

/** A search box's text, and what of it suggestions are loaded for. */
export function useTypedTerm(typed: string) {
  const text = typed.trim()
  return { text, term: startOf(useDebouncedValue(text, restMilliseconds), longestTerm) }
}
