import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { type AppliedFilter, switchNames } from '@pramaan/contract/search/candidate-filters'
import { lpaRangeText } from '@pramaan/domain/money'
import { skillsOf } from '@pramaan/domain/search'
import { useTexts } from '../../../texts/use-texts.ts'

const skillNames = ['mustHave', 'niceToHave', 'without'] as const

/** An applied filter as text: '₹31-40k a month', 'Remote'. */
export function useFilterWords() {
  const t = useTexts()
  const option = useOptionText()
  return ({ name, text }: AppliedFilter): string => {
    const toggle = switchNames.find((one) => one === name)
    if (toggle) return t(`filter.${toggle}`)
    if (name === 'salary') return t('filter.salary.chip', { range: option(text) })
    if (name === 'maxCtc')
      return t('filter.maxCtc.chip', { pay: lpaRangeText({ from: Number(text), to: Number(text) }) })
    if (name === 'notice') return t('filter.notice.chip', { notice: option(text) })
    if (name === 'active') return t('filter.active.chip', { n: Number(text) })
    const skills = skillNames.find((one) => one === name)
    return skills ? t(`filter.${skills}.chip`, { skills: skillsOf(text).join(', ') }) : option(text)
  }
}
