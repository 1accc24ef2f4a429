import { Badge } from '@pramaan/ui/badge'
import { createContext, useContext } from 'react'
import { useFeatureTexts } from '../../../texts/use-feature-texts.ts'

const none: ReadonlySet<number> = new Set()

/** The jobs of a list that the alert of its search reported last. */
export const ReportedJobs = createContext(none)

/** Marks a job that the alert of the open search reported last. */
export function ReportedBadge({ id }: { id: number }) {
  const t = useFeatureTexts()
  return useContext(ReportedJobs).has(id) ? <Badge tone="brand">{t('alert.new')}</Badge> : null
}
