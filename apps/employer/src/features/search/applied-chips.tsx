import { removeFilter } from '@pramaan/domain/search'
import { RemovableChip } from '@pramaan/ui/chip'
import { TextButton } from '@pramaan/ui/text-link'
import { useTexts } from '../../texts/use-texts.ts'
import { narrowing, useFilterWords } from './filter-words.ts'
import type { Filters } from './use-filters.ts'

/** Filters whose own control in the bar shows their state from 1024 px on. */
const inBar: readonly string[] = ['fullTime', 'internship', 'isVsp']

/** The applied filters, each taken away by one press, and all of them by another. */
export function AppliedChips({ search }: { search: Filters }) {
  const t = useTexts()
  const words = useFilterWords()
  const { filters, open, clear } = search
  const applied = narrowing(filters)
  return (
    <>
      {applied.map((one) => (
        <span key={one.name} className={inBar.includes(one.name) ? 'lg:hidden' : undefined}>
          <RemovableChip name={words(one)} onRemove={() => open(removeFilter(filters, one.name))}>
            {words(one)}
          </RemovableChip>
        </span>
      ))}
      {applied.length > 0 && (
        <TextButton onClick={clear} className="whitespace-nowrap">
          {t('filter.clearAll')}
        </TextButton>
      )}
    </>
  )
}
