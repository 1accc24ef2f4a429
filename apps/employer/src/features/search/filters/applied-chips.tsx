import type { AppliedFilter, FilterName } from '@pramaan/contract/search/candidate-filters'
import { skillListText, skillsOf } from '@pramaan/domain/search'
import { narrowing } from '@pramaan/features/search/removal/use-removal.ts'
import { RemovableChip } from '@pramaan/ui/chip'
import { TextButton } from '@pramaan/ui/text-link'
import { useTexts } from '../../../texts/use-texts.ts'
import { useFilterWords } from './filter-words.ts'
import { skillNames } from './more-names.ts'
import type { Filters } from './use-filters.ts'

/** Filters whose control in the bar shows their state from 1024 px up. */
const inBar: readonly FilterName[] = ['fullTime', 'internship', 'isVsp']

/**
 * A filter by several skills as one filter for each skill; `without` is the rest of the filters when that skill is
 * removed.
 */
function eachSkill(filter: AppliedFilter): (AppliedFilter & { without?: string | undefined })[] {
  if (!skillNames.some((name) => name === filter.name)) return [filter]
  const skills = skillsOf(filter.text)
  return skills.map((text) => ({
    ...filter,
    text,
    without: skillListText(skills.filter((skill) => skill !== text)) || undefined,
  }))
}

/** The applied filters, each skill by itself, each with a remove button, and one to clear all. */
export function AppliedChips({ search }: { search: Filters }) {
  const t = useTexts()
  const words = useFilterWords()
  const { filters, change, clear } = search
  const applied = narrowing(filters).flatMap(eachSkill)
  return (
    <>
      {applied.map(({ without, ...one }) => (
        <span key={`${one.name} ${one.text}`} className={inBar.includes(one.name) ? 'lg:hidden' : undefined}>
          <RemovableChip name={words(one)} onRemove={() => change({ [one.name]: without })}>
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
