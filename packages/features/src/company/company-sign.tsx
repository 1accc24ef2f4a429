import { BadgeCheck, CircleHelp } from 'lucide-react'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'

/**
 * Whether the company of this name is confirmed, beside the name; nothing where no employer stands behind it. Green is
 * a candidate's seal, so the mark is ink.
 */
export function CompanySign({ verified }: { verified: boolean | null }) {
  const t = useFeatureTexts()
  if (verified === null) return null
  const Icon = verified ? BadgeCheck : CircleHelp
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap text-ink-muted text-xs">
      <Icon aria-hidden className={verified ? 'size-4 text-brand' : 'size-4'} />
      {t(verified ? 'companySign.verified' : 'companySign.unverified')}
    </span>
  )
}
