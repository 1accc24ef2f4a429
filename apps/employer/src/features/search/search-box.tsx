import { filtersOfAddress } from '@pramaan/domain/search'
import { Button } from '@pramaan/ui/button'
import { Combobox, type ComboboxOption } from '@pramaan/ui/combobox'
import { TextButton } from '@pramaan/ui/text-link'
import { History } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import type { Filters } from './use-filters.ts'
import { optionKinds, useSuggestions } from './use-suggestions.tsx'

/** Props of `SearchBox`: the address's search, what the Search button does (`moved`: to another search), and where the history opens. */
export type SearchBoxProps = { search: Filters; onSearch: (moved: boolean) => void; onHistory: () => void }

/** Job position or words; typing searches after a second, the button and a choice at once (document 002 §2.4). */
export function SearchBox({ search, onSearch, onHistory }: SearchBoxProps) {
  const t = useTexts()
  const { filters, change, changeLater, open } = search
  const [text, setText] = useTextOf(filters.searchTitle ?? filters.term ?? '')
  const chosen = useRef<{ label: string; text: string }>(undefined)
  const options = useSuggestions(text)
  const type = (typed: string) => {
    // A choice is written into the box too, and has already been searched for.
    if (typed === chosen.current?.label) return setText(chosen.current.text)
    chosen.current = undefined
    setText(typed)
    changeLater(wordsOf(typed))
  }
  const pick = ({ value, label }: ComboboxOption) => {
    chosen.current = { label, text: label }
    if (value.startsWith(optionKinds.position)) return void change({ term: undefined, searchTitle: label })
    if (value.startsWith(optionKinds.words)) return void change(wordsOf(label))
    const past = filtersOfAddress(value.slice(value.indexOf(':', optionKinds.past.length) + 1))
    chosen.current.text = past.searchTitle ?? past.term ?? ''
    open(past)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(change(text === filters.searchTitle ? {} : wordsOf(text)))
  }
  return (
    <search className="min-w-0 flex-1">
      <form onSubmit={submit} className="relative">
        <Combobox
          search
          label={t('search.label')}
          labelHidden
          placeholder={t('search.placeholder')}
          options={options}
          query={text}
          onQuery={type}
          onPick={pick}
          className={boxLook}
          foot={
            <TextButton icon={<History />} onClick={onHistory} className="min-h-9 px-2.5">
              {t('history.title')}
            </TextButton>
          }
        />
        <Button type="submit" size="sm" className="absolute! top-1 right-1 max-sm:hidden pointer-coarse:min-h-9!">
          {t('search.go')}
        </Button>
      </form>
    </search>
  )
}

/* Room for the button in the box; on a phone the list is as wide as the page, not as the box. */
const boxLook =
  'sm:[&_.control]:pr-22! max-sm:[&_.shadow-float]:right-auto! max-sm:[&_.shadow-float]:w-[calc(100vw-2rem)]!'

function wordsOf(text: string) {
  return { term: text.trim() || undefined, searchTitle: undefined }
}

/** What is typed; when the address moves to other words, the box follows. */
function useTextOf(words: string) {
  const [text, setText] = useState(words)
  const [seen, setSeen] = useState(words)
  if (words !== seen) {
    setSeen(words)
    if (words !== text.trim()) setText(words)
  }
  return [text, setText] as const
}
