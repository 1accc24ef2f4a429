import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { type AppliedFilter, type CandidateFilters, switchNames } from '@pramaan/contract/search/candidate-filters'
import { dayText, type IndiaDay } from '@pramaan/domain/india-day'
import { useTexts } from '../../../texts/use-texts.ts'
import { useFilterChoices } from '../filter-choices.ts'

/** An applied filter of the candidate list as text, as its control shows it. */
export function useFilterWords(filters: CandidateFilters) {
  const t = useTexts()
  const option = useOptionText()
  const choices = useFilterChoices(filters)
  return ({ name, text }: AppliedFilter): string => {
    const choice = choices.find((one) => one.name === name)
    if (choice) return choice.options.find(({ value }) => value === text)?.label ?? option(text)
    if (name === 'fromDate') return `${t('list.from')} ${dayText(text as IndiaDay)}`
    if (name === 'toDate') return `${t('list.to')} ${dayText(text as IndiaDay)}`
    if (name === 'collegeID') return filters.collegeName ?? t('list.college')
    const toggle = switchNames.find((one) => one === name)
    if (toggle === undefined) return option(text)
    return t(toggle === 'isVsp' ? 'list.verified' : `filter.${toggle}`)
  }
}
