import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { dayText, parseDay } from '@pramaan/domain/india-day'
import { joiningOfInfo } from '@pramaan/domain/joining'
import { CardSection } from '@pramaan/ui/card'
import { LabelValueList } from '@pramaan/ui/label-value-list'
import { useLabels } from '@pramaan/ui/labels'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Reviewed } from './reviewed.ts'

const readyKeys = { join: 'list.ready.join', switch: 'list.ready.switch', neither: 'list.ready.off' } as const

/** The facts for the start of a call. */
export function ApplicantFacts({ candidate }: { candidate: Reviewed }) {
  const t = useTexts()
  const { percent } = useLabels()
  const option = useOptionText()
  const level = candidate.ExperienceLevel
  const dob = parseDay(candidate.Dob ?? '')
  return (
    <CardSection className="py-3.5! text-sm">
      <LabelValueList
        look="grid"
        columns={4}
        strong
        items={[
          { label: t('verify.level'), value: level && option(level) },
          { label: t('verify.ready'), value: t(readyKeys[joiningOfInfo(candidate.JoiningInfo.status)]) },
          { label: t('verify.dob'), value: dob && dayText(dob) },
          { label: t('verify.strength'), value: percent(candidate.ProfileProgress) },
        ]}
      />
    </CardSection>
  )
}
