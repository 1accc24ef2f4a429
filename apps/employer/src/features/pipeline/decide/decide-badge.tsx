import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { dayOf, dayText, type IndiaDay } from '@pramaan/domain/india-day'
import { decisionState } from '@pramaan/domain/pipeline'
import { Badge } from '@pramaan/ui/badge'
import { CircleAlert, Clock } from 'lucide-react'
import { useTexts } from '../../../texts/use-texts.ts'

/** The day by which the employer has to decide about a candidate; an overdue day has its own shape and word. */
export function DecideBadge({ day }: { day: string }) {
  const t = useTexts()
  const { now } = usePlatform()
  const state = decisionState(day as IndiaDay, dayOf(now()))
  const overdue = state === 'overdue'
  return (
    <Badge tone={overdue ? 'danger' : 'accent'} icon={overdue ? <CircleAlert aria-hidden /> : <Clock aria-hidden />}>
      {t(`decide.by.${state}`, { day: dayText(day as IndiaDay) })}
    </Badge>
  )
}
