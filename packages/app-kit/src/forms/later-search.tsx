import { SearchField } from '@pramaan/ui/search-field'
import { useState } from 'react'
import { useLater } from '../time/use-later.ts'

/** Milliseconds of rest in typing before a list is searched (document 002 §9). */
const restMilliseconds = 200

/** Props of `LaterSearch`: the words that a list is searched by now, and what happens with other ones. */
export type LaterSearchProps = { label: string; placeholder?: string; term: string; onTerm: (term: string) => void }

/** The search box of a list: searches by Enter, or once the person rests. */
export function LaterSearch({ label, placeholder, term, onTerm }: LaterSearchProps) {
  const [typed, setTyped] = useState<string>()
  const { now, later } = useLater<{ term: string }, void>((change) => {
    setTyped(undefined)
    if (change.term !== undefined && change.term.trim() !== term) onTerm(change.term.trim())
  }, restMilliseconds)
  return (
    <SearchField
      label={label}
      {...(placeholder && { placeholder })}
      value={typed ?? term}
      onValue={(text) => {
        setTyped(text)
        later({ term: text })
      }}
      onSubmit={(text) => now({ term: text })}
    />
  )
}
