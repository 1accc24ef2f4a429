import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { showsSalaryExpectations } from '@pramaan/domain/experience-level'
import { isOpenForJoin, joiningOfInfo } from '@pramaan/domain/joining'
import { lpaRangeText } from '@pramaan/domain/money'
import { useDomainOptions } from '@pramaan/features/skills/use-domain-options.ts'
import { Badge } from '@pramaan/ui/badge'
import { Card } from '@pramaan/ui/card'
import { LabelValueList } from '@pramaan/ui/label-value-list'
import { SectionHeader } from '@pramaan/ui/section-header'
import type { MyRecord } from '../../../record/my-record.ts'
import { ConfirmRoles } from '../../../record/roles-to-confirm.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { SectionButton } from '../editing/edit-button.tsx'
import type { OpenEdit } from '../editing/use-edit.ts'
import { workKinds } from './work-kinds.ts'

/**
 * The job preference: joining status, domain, the roles looked for, and current and expected pay, which Freshers don't see (document 001 §5).
 */
export function PreferenceCard({ record, open }: { record: MyRecord; open: OpenEdit }) {
  const t = useTexts()
  const option = useOptionText()
  const domains = useDomainOptions()
  const { domain, incomeCTC, expectedCtc } = record.CareerProfile
  const joining = joiningOfInfo(record.JoiningInfo.status)
  const kinds = workKinds.filter((kind) => record.Preferences[kind]).map((kind) => t(`preference.kind.${kind}`))
  const roles = record.Opportunities.selectedJobRoles.map(({ Title }) => option(Title))
  const pay = [
    { label: t('myProfile.currentCtc'), value: lpa(incomeCTC) },
    { label: t('myProfile.expectedCtc'), value: lpa(expectedCtc) },
  ]
  return (
    <Card>
      <SectionHeader
        title={t('myProfile.preference')}
        className="mb-2"
        aside={<SectionButton does="edit" what={t('myProfile.what.preference')} onPress={() => open('preference')} />}
      />
      <p className="mb-2 flex">
        <Badge tone={isOpenForJoin(joining) ? 'accent' : 'plain'}>{t(`joining.${joining}`)}</Badge>
      </p>
      <LabelValueList
        items={[
          { label: t('myProfile.domain'), value: domains.options.find(({ value }) => value === String(domain))?.label },
          { label: t('myProfile.roles'), value: roles.join(', ') },
          { label: t('myProfile.kinds'), value: kinds.join(', ') },
          ...(showsSalaryExpectations(record.ExperienceLevel ?? 'Fresher') ? pay : []),
        ]}
      />
      {record.Opportunities.unconfirmed && <p className="mt-3 mb-2 text-sm text-ink-muted">{t('confirmRoles.text')}</p>}
      <ConfirmRoles record={record} />
    </Card>
  )
}

function lpa(amount: number | null) {
  return amount !== null && lpaRangeText({ from: amount, to: amount })
}
