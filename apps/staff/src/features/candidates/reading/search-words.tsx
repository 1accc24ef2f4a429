import { Corrections } from '@pramaan/features/search/corrections.tsx'
import { hasChips, NearestNotice, ReadChips } from '@pramaan/features/search/read-chips.tsx'
import { SearchBox } from '@pramaan/features/search/search-box.tsx'
import { useSuggestions } from '@pramaan/features/search/use-suggestions.tsx'
import { asTyped } from '@pramaan/features/search/use-typed-term.ts'
import { KeyHint } from '@pramaan/ui/key-hint'
import { type Ref, useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import type { CandidatePage } from '../use-candidates.ts'

type CandidateSearchBoxProps = {
  term: string
  /** What is typed is searched after a pause. */
  onTerm: (term: string) => void
  /** A choice from the list is searched at once. */
  onPick: (term: string) => void
  box: Ref<HTMLInputElement>
}

/** The box of the candidate list: names, phones and words of work; titles, skills and more are suggested as letters come. */
export function CandidateSearchBox({ term, onTerm, onPick, box }: CandidateSearchBoxProps) {
  const t = useTexts()
  const [reached, setReached] = useState(false)
  const suggestions = useSuggestions(term, { enabled: reached, beforeTyping: false })
  // The words as typed are searched anyway: alone they would only cover the list.
  const options = suggestions.options.length > 1 ? suggestions.options : []
  const hint = (
    <span className="flex items-center gap-2 max-sm:hidden">
      {t('list.hint')}
      <KeyHint keys="/" className="max-lg:hidden" />
    </span>
  )
  return (
    <SearchBox
      ref={box}
      dense
      closedIfEmpty
      label={t('list.search')}
      placeholder={t('list.search')}
      hint={hint}
      options={options}
      query={term}
      onQuery={onTerm}
      onPick={({ value, label }) => onPick(value === asTyped ? term : label)}
      onReach={() => setReached(true)}
    />
  )
}

type ReadWordsProps = { page: CandidatePage; term: string; onTerm: (term: string | undefined) => void }

/** How the words were read: a chip for each part, what was read as another spelling, and whether few meet it all. */
export function ReadWords({ page, term, onTerm }: ReadWordsProps) {
  const { reading, totalCount } = page
  return (
    <div className="flex flex-col gap-2 empty:hidden">
      {hasChips(reading) && (
        <div className="flex flex-wrap gap-2">
          <ReadChips term={term} reading={reading} onTerm={onTerm} />
        </div>
      )}
      <Corrections term={term} reading={reading} isEmpty={totalCount === 0} onTerm={onTerm} />
      <NearestNotice list={page} />
    </div>
  )
}
