import type { FilterName } from '@pramaan/contract/search/candidate-filters'
import { narrowing } from '@pramaan/features/search/removal/use-removal.ts'
import { RemovableChip } from '@pramaan/ui/chip'
import { TextButton } from '@pramaan/ui/text-link'
import { useTexts } from '../../../texts/use-texts.ts'
import { useFilterWords } from './filter-words.ts'
import type { Filters } from './use-filters.ts'

/** Filters whose control in the bar shows their state from 1024 px up. */
const inBar: readonly FilterName[] = ['fullTime', 'internship', 'isVsp']

/** The applied filters, each with a remove button, and one to clear all. */
export function AppliedChips({ search }: { search: Filters }) {
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
    </>
  )
}
