import { useLater } from '@pramaan/app-kit/time/use-later.ts'
import { KeyHint } from '@pramaan/ui/key-hint'
import { SearchField } from '@pramaan/ui/search-field'
import { useShortcuts } from '@pramaan/ui/shortcuts'
import { useRef, useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'

/** Milliseconds of rest in typing before a list is searched (document 002 §9). */
const restMilliseconds = 200

/** The search box of a list: `/` jumps to it, and what is typed is searched after a rest. */
export function ListSearch({ label, term, onTerm }: { label: string; term: string; onTerm: (term: string) => void }) {
  const t = useTexts()
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const search = useLater<{ term: string }, void>(({ term: wanted }) => {
    setTyped(undefined)
    onTerm(wanted)
  }, restMilliseconds)
  useShortcuts([{ on: '/', label: t('keys.search'), onPress: () => box.current?.focus() }])
  return (
    <SearchField
      ref={box}
      dense
      label={label}
      hint={<KeyHint keys={['/']} />}
      value={typed ?? term}
      onValue={(text) => {
        setTyped(text)
        search.later({ term: text.trim() })
      }}
    />
  )
}
