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
  /** Called with typed words after a pause. */
  onTerm: (term: string) => void
  /** Called with a suggestion, which is searched at once. */
  onPick: (term: string) => void
  box: Ref<HTMLInputElement>
}

/**
 * The search box of the candidate list, for names, phones and words of work; it suggests titles, skills and more while
 * typing.
 */
export function CandidateSearchBox({ term, onTerm, onPick, box }: CandidateSearchBoxProps) {
  const t = useTexts()
  const [reached, setReached] = useState(false)
  const suggestions = useSuggestions(term, { enabled: reached, beforeTyping: false })
  // The typed words are searched anyway; as the only suggestion they would just cover the list.
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

/** How the words were read: a chip for each part, the corrections, and whether few people meet everything. */
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
