import { useSearchText } from '@pramaan/app-shell/forms/use-search-text.ts'
import { filtersOfAddress } from '@pramaan/contract/search/candidate-filters'
import { dotted } from '@pramaan/domain/dotted'
import { SearchBox } from '@pramaan/features/search/search-box.tsx'
import { useSuggestions } from '@pramaan/features/search/use-suggestions.tsx'
import { asTyped } from '@pramaan/features/search/use-typed-term.ts'
import { Button } from '@pramaan/ui/button'
import type { ComboboxOption } from '@pramaan/ui/combobox'
import { useShortcuts } from '@pramaan/ui/shortcuts'
import { type ReactNode, useRef, useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Filters } from '../filters/use-filters.ts'
import { useSearchWords } from '../history/use-search-words.ts'
import { useDescription } from './use-description.ts'

/**
 * Props of `BandSearchBox`: the search in the address, the Search button's handler (`moved`: to another search), and the
 * list's last line; `onDescribed` says of how many letters a description was read, or none.
 */
export type BandSearchBoxProps = {
  search: Filters
  onSearch: (moved: boolean) => void
  foot: ReactNode
  onDescribed: (letters: number | undefined) => void
}

/** Job position or words; typing searches after a second, the button and a suggestion at once (document 002 §2.4). */
export function BandSearchBox({ search, onSearch, foot, onDescribed }: BandSearchBoxProps) {
  const t = useTexts()
  const { filters, change, changeLater, open } = search
  const [text, setText] = useSearchText(filters.searchTitle ?? filters.term ?? '')
  const box = useRef<HTMLInputElement>(null)
  const chosen = useRef<{ label: string; text: string }>(undefined)
  const [reached, setReached] = useState(false)
  // What a description was read as: suggestions for it would only cover its list.
  const [read, setRead] = useState<string>()
  const searchWords = useSearchWords()
  const suggestions = useSuggestions(text, {
    enabled: reached,
    beforeTyping: true,
    pastWords: ({ Text, Filters }) => {
      const { title, details } = searchWords({ title: Text, filters: Filters })
      return { title, details: dotted(details) }
    },
  })
  const description = useDescription((next, letters) => {
    setText(next.term ?? '')
    setRead(next.term)
    change(next)
    onDescribed(letters)
  })
  useShortcuts([{ on: '/', label: t('keys.search'), onPress: () => box.current?.focus() }])
  const type = (typed: string) => {
    // A chosen suggestion fills the box too; it has already been searched for.
    if (typed === chosen.current?.label) return setText(chosen.current.text)
    chosen.current = undefined
    description.drop()
    onDescribed(undefined)
    setText(typed)
    changeLater(wordsOf(typed))
  }
  const pick = ({ value, label }: ComboboxOption) => {
    chosen.current = { label, text: label }
    description.drop()
    onDescribed(undefined)
    const suggested = value === asTyped ? undefined : suggestions.of(value)
    if (!suggested) return void change(wordsOf(label))
    const next = filtersOfAddress(suggested.Filters)
    if (suggested.Kind === 'position' || suggested.Kind === 'skill' || suggested.Kind === 'condition')
      return void change({ term: next.term, searchTitle: next.searchTitle })
    chosen.current.text = next.searchTitle ?? next.term ?? ''
    open(next)
  }
  const submit = () => onSearch(change(text === filters.searchTitle ? {} : wordsOf(text)))
  return (
    <SearchBox
      ref={box}
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      options={text === read ? [] : suggestions.options}
      closedIfEmpty={text === read}
      loading={suggestions.loading}
      query={text}
      onQuery={type}
      onPick={pick}
      onReach={() => setReached(true)}
      onSubmit={submit}
      onLong={description.read}
      className={boxLook}
      foot={foot}
    >
      <Button type="submit" size="sm" className="absolute! top-1 right-1 max-sm:hidden pointer-coarse:min-h-9!">
        {t('search.go')}
      </Button>
    </SearchBox>
  )
}

/* Room for the button inside the box; on a phone the list is as wide as the page, not the box. */
const boxLook =
  'sm:[&_.control]:pr-22! max-sm:[&_.shadow-float]:right-auto! max-sm:[&_.shadow-float]:w-[calc(100vw-2rem)]!'

function wordsOf(text: string) {
  return { term: text.trim() || undefined, searchTitle: undefined }
}
