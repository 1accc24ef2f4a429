import { Corrections } from '@pramaan/features/search/corrections.tsx'
import { type Reading, WordChips } from '@pramaan/features/search/read-chips.tsx'

type HowReadProps = {
  of: 'courses' | 'drives'
  term: string
  answer: { data: { reading: Reading } | undefined; isPlaceholderData: boolean }
  onTerm: (term: string) => void
}

/** How the words of a search were understood; shown after its openings have loaded. */
export function HowRead({ of, term, answer: { data, isPlaceholderData }, onTerm }: HowReadProps) {
  if (!data || isPlaceholderData) return null
  return (
    <div className="flex flex-col gap-2 empty:hidden">
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        <WordChips term={term} reading={data.reading} onTerm={onTerm} />
      </div>
      <Corrections of={of} term={term} reading={data.reading} onTerm={onTerm} />
    </div>
  )
}
