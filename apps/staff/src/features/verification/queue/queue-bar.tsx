import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { RichText } from '@pramaan/app-shell/texts/texts.tsx'
import { dateText, dayOf, daysBetween } from '@pramaan/domain/india-day'
import { Badge } from '@pramaan/ui/badge'
import { IconButton } from '@pramaan/ui/icon-button'
import { useShortcuts } from '@pramaan/ui/shortcuts'
import { ChevronLeft, ChevronRight, Clock } from 'lucide-react'
import { useNavigate } from 'react-router'
import { verificationPath } from '../../../paths.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { AssignMenu } from './assign-menu.tsx'
import { QueuePanel } from './queue-panel.tsx'
import { useQueue } from './use-queue.ts'

/** A candidate's position in the queue, waiting time, reviewer, and links to the neighbours. */
export function QueueBar({ candidateId }: { candidateId: number }) {
  const { data } = useQueue()
  const queue = data?.data ?? []
  const at = queue.findIndex(({ UserId }) => UserId === candidateId)
  const applicant = queue[at]
  if (!data) return null
  const pathAt = (index: number) => {
    const neighbour = queue[index]
    return neighbour && verificationPath(neighbour.UserId, false)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {applicant && <Since appliedOn={applicant.CreatedOn} />}
      {applicant && <AssignMenu candidateId={candidateId} assigned={applicant.AssignedTo} />}
      <QueuePanel waiting={queue} total={data.totalCount} />
      {/* Position and links stay on one line. */}
      <span className="flex items-center gap-3 text-ink-muted tabular-nums">
        {applicant && (
          <span>
            <RichText
              id="verify.of"
              values={{ n: at + 1, total: data.totalCount }}
              parts={[<strong key="n" className="text-ink" />]}
            />
          </span>
        )}
        {/* After a verified candidate, Next is the first of the queue. */}
        <Ways previous={applicant && pathAt(at - 1)} next={pathAt(at + 1)} />
      </span>
    </div>
  )
}

function Since({ appliedOn }: { appliedOn: string }) {
  const t = useTexts()
  const { now } = usePlatform()
  const applied = new Date(appliedOn)
  const days = daysBetween(dayOf(applied), dayOf(now()))
  return (
    <>
      <Badge tone="accent" icon={<Clock aria-hidden />}>
        {t('verify.waiting', { days })}
      </Badge>
      <span className="text-ink-muted tabular-nums">{t('verify.applied', { date: dateText(applied) })}</span>
    </>
  )
}

function Ways({ previous, next }: { previous: string | undefined; next: string | undefined }) {
  const t = useTexts()
  const navigate = useNavigate()
  const goTo = (path: string | undefined) => () => {
    if (path) void navigate(path)
  }
  useShortcuts([
    { on: 'J', shown: ['Shift', 'j'], label: t('keys.next'), onPress: goTo(next) },
    { on: 'K', shown: ['Shift', 'k'], label: t('keys.previous'), onPress: goTo(previous) },
  ])
  return (
    <span className="flex">
      <IconButton
        size="sm"
        label={t('staffProfile.previous')}
        icon={<ChevronLeft />}
        disabled={!previous}
        onClick={goTo(previous)}
      />
      <IconButton
        size="sm"
        label={t('staffProfile.next')}
        icon={<ChevronRight />}
        disabled={!next}
        onClick={goTo(next)}
      />
    </span>
  )
}
