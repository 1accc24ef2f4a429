import { StatCard } from '@pramaan/ui/stat-card'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import type { Drive } from '../drive-shapes.ts'
import { averagePackage } from './drive-facts.ts'

/** A drive's three figures: openings, companies and average package; a missing one is N/A (document 002 §2.7). */
export function DriveFigures({ drive }: { drive: Drive }) {
  const t = useFeatureTexts()
  const [value, unit] = averagePackage(drive)?.split(' ') ?? []
  return (
    <div className="grid min-w-0 grid-cols-3 gap-2 sm:gap-4">
      <StatCard label={t('drive.openings')} value={drive.Openings} />
      <StatCard label={t('drive.companies')} value={drive.TotalCompany ?? t('drive.none')} />
      <StatCard label={t('drive.package')} {...(unit ? { value, unit } : { value: t('drive.none') })} />
    </div>
  )
}
