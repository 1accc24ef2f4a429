import type { FilterName } from '@pramaan/contract/search/candidate-filters'
import { narrowing } from '@pramaan/features/search/removal/use-removal.ts'
import { RemovableChip } from '@pramaan/ui/chip'
import { TextButton } from '@pramaan/ui/text-link'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { useFilterWords } from './filter-words.ts'
import type { Filters } from './use-filters.ts'

/** Filters whose control in the bar shows their state from 1024 px up. */
const inBar: readonly FilterName[] = ['fullTime', 'internship', 'isVsp']

/** The applied filters, each with a remove button, one to clear all, and other actions on the search. */
export function AppliedChips({ search, children }: { search: Filters; children: ReactNode }) {
  const t = useTexts()
  const words = useFilterWords()
  const { filters, change, clear } = search
  const applied = narrowing(filters)
  return (
    <>
      {applied.map((one) => (
        <span key={one.name} className={inBar.includes(one.name) ? 'lg:hidden' : undefined}>
          <RemovableChip name={words(one)} onRemove={() => change({ [one.name]: undefined })}>
            {words(one)}
          </RemovableChip>
        </span>
      ))}
      {applied.length > 0 && (
        <TextButton onClick={clear} className="mr-1 whitespace-nowrap">
          {t('filter.clearAll')}
        </TextButton>
      )}
      {children}
    </>
  )
}
