import { useDebouncedValue } from '@pramaan/app-shell/forms/use-debounced-value.ts'
import { startOf } from '@pramaan/domain/shortened'

/** Milliseconds without typing before people are searched (document 002 §9). */
const restMilliseconds = 200

/** The typed text; `isNew` until typing pauses. */
type TypedTerm = { term: string; isSearched: boolean; isNew: boolean; isTyped: boolean }

/** The typed text after a pause; two letters or more are searched. */
export function useTypedTerm(query: string): TypedTerm {
  const typed = startOf(query.trim(), 100)
  const term = useDebouncedValue(typed, restMilliseconds)
  return { term, isSearched: term.length > 1, isNew: typed !== term, isTyped: typed.length > 1 }
}
