import { useDebouncedAction } from '../time/use-debounced-action.ts'
import { useSearchText } from './use-search-text.ts'

/** Milliseconds without typing before a table is searched (document 002 §9). */
const tableRestMilliseconds = 200

/** The input of a search box: the current search words, a handler for new ones, and the length of a pause in typing. */
export type SearchWords = { term: string; onTerm: (term: string) => void; restMilliseconds?: number | undefined }

/**
 * The text of a search box that searches after a pause in typing, or at once; it follows the words when they change
 * elsewhere.
 */
export function useSearchWords({ term, onTerm, restMilliseconds = tableRestMilliseconds }: SearchWords) {
  const [typed, setTyped, send] = useSearchText(term)
  const { now, later, drop } = useDebouncedAction(({ words = typed }: { words?: string }) => {
    // Meanwhile the words may have been picked, or replaced elsewhere.
    if (words.trim() === term) return
    send(words.trim())
    onTerm(words.trim())
  }, restMilliseconds)
  return {
    typed,
    type(words: string) {
      setTyped(words)
      later({})
    },
    /** Searches at once, whatever was typed before. */
    search(words: string) {
      setTyped(words)
      now({ words })
    },
    /** Empties the box without a search. */
    empty() {
      drop()
      setTyped('')
    },
  }
}
