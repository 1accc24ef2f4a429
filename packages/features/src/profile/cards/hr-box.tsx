import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { dateText } from '@pramaan/domain/india-day'
import { lpaRangeText } from '@pramaan/domain/money'
import { Card } from '@pramaan/ui/card'
import { LabelValueList } from '@pramaan/ui/label-value-list'
import { Seal } from '@pramaan/ui/seal'
import { SearchCheck } from 'lucide-react'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import type { ProfileHrComments } from '../read-profile.ts'

/** Props of `HrBox`: hr's findings, their date, and the candidate. */
export type HrBoxProps = { comments: ProfileHrComments; verifiedOn: string | null; name: string }

/** The HR verification box: green once the HR team has verified the profile, plain before (D18). */
export function HrBox({ comments, verifiedOn, name }: HrBoxProps) {
  const t = useFeatureTexts()
  if (!comments)
    return (
      <Card className="flex items-start gap-3.5">
        <SearchCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-ink-muted" strokeWidth={1.5} />
        <div className="min-w-0">
          <h2 className="text-lg">{t('profile.notVerified')}</h2>
          <p className="text-sm text-ink-muted wrap-anywhere">{t('profile.notVerified.text', { name })}</p>
        </div>
      </Card>
    )
  return (
    <Card face="verified">
      <div className="mb-4 flex items-start gap-3.5">
        <Seal label="" size={30} className="mt-1" />
        <div className="min-w-0">
          <h2 className="text-lg">{t('profile.verified')}</h2>
          {verifiedOn && (
            <p className="text-sm text-ink-muted wrap-anywhere">
              {t('profile.verifiedOn', { name, date: dateText(new Date(verifiedOn)) })}
            </p>
          )}
        </div>
      </div>
      <Findings comments={comments} />
      {comments.otherRemarks && (
        <blockquote className="mt-4 border-verified/25 border-t pt-3.5 wrap-anywhere">
          “{comments.otherRemarks}”
        </blockquote>
      )}
    </Card>
  )
}

function Findings({ comments }: { comments: NonNullable<ProfileHrComments> }) {
  const t = useFeatureTexts()
  const option = useOptionText()
  const listed = (values: readonly string[]) => capital(values.map(option).join(', '))
  const { ctc } = comments
  return (
    <LabelValueList
      look="grid"
      columns={3}
      strong
      items={[
        { label: t('profile.hr.communication'), value: option(comments.ComSkills) },
        { label: t('profile.hr.languages'), value: listed(comments.language.map(({ label }) => label)) },
        { label: t('profile.hr.personality'), value: capital(option(comments.personality)) },
        { label: t('profile.hr.workType'), value: listed(comments.workType) },
        { label: t('profile.hr.jobType'), value: listed(comments.jobType) },
        { label: t('profile.hr.jobLocation'), value: option(comments.jobLocation) },
        { label: t('profile.hr.ctc'), value: ctc > 0 && lpaRangeText({ from: ctc, to: ctc }) },
        { label: t('profile.hr.hasOwn'), value: listed(comments.hasOwn) },
        { label: t('profile.hr.availability'), value: option(comments.Availability) },
      ]}
    />
  )
}

/* Some of the API's options are in lower case ('on-desk'); every value is shown capitalised. */
function capital(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
