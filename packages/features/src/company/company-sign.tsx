import { BadgeCheck, CircleHelp } from 'lucide-react'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'

/**
 * Shows next to a company's name whether it is confirmed; nothing without an employer. Green is reserved for
 * candidates, so the mark has the text colour.
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
