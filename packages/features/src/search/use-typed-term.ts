import { useDebouncedValue } from '@pramaan/app-shell/forms/use-debounced-value.ts'
import { longestTerm } from '@pramaan/domain/search'
import { startOf } from '@pramaan/domain/shortened'

/** Milliseconds after a key before suggestions load. */
const restMilliseconds = 120
/** The time in milliseconds after which suggestions are reloaded. */
export const staleMilliseconds = 30_000

/** The option for the words exactly as typed. */
export const asTyped = 'words'

/** A search box's text, and the part for which suggestions are loaded. */
export function useTypedTerm(typed: string) {
  const text = typed.trim()
  return { text, term: startOf(useDebouncedValue(text, restMilliseconds), longestTerm) }
}
