import { SectionFailure } from '@pramaan/app-shell/router/failures/section-failure.tsx'
import { candidateLists } from '@pramaan/domain/dashboard'
import { DriveCard } from '@pramaan/features/drives/card/drive-card.tsx'
import type { Drive } from '@pramaan/features/drives/drive-shapes.ts'
import { EmptyState } from '@pramaan/ui/empty-state'
import { SectionHeader } from '@pramaan/ui/section-header'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import { TextLink } from '@pramaan/ui/text-link'

import { DriveFeeLine } from '../../../openings/drive-fee.tsx'
import { useTimeLeft } from '../../../openings/drive-time-left.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useDashboardDrives } from './use-dashboard-drives.ts'

/* A strip that scrolls sideways on a phone, where six stacked cards would push everything else down. */
const strip =
  'relative -mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-1 sm:mx-0 sm:grid sm:grid-cols-2 sm:px-0 lg:grid-cols-3'
const piece = 'w-68 shrink-0 snap-start sm:w-auto'

/** 'Placement Drives': the first six, and a link to all (document 001 §2, §9). */
export function DrivesSection() {
  const t = useTexts()
  const drives = useDashboardDrives()
  const title = t('dashboard.drives')
  if (drives.isPending) return <DrivesSkeleton />
  if (!drives.data) return <SectionFailure title={title} query={drives} />
  const first = drives.data.slice(0, candidateLists.drives)
  return (
    <section aria-label={title}>
      <SectionHeader
        title={title}
        className="mb-3"
        aside={<TextLink href="/placement-drive">{t('dashboard.allDrives')}</TextLink>}
      />
      {first.length === 0 ? (
        <EmptyState drawing="dates" title={t('dashboard.noDrives')} text={t('dashboard.noDrives.text')} />
      ) : (
        <ul className={strip}>
          {first.map((drive) => (
            <li key={drive.ID} className={piece}>
              <ListedDrive drive={drive} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** A drive's card with the time left. */
export function ListedDrive({ drive }: { drive: Drive }) {
  const remaining = useTimeLeft()(drive)
  const fee = <DriveFeeLine drive={drive} />
  return <DriveCard drive={drive} href={`/drive-detail?ID=${drive.ID}`} remaining={remaining} fee={fee} />
}

function DrivesSkeleton() {
  return (
    <Loading className={strip}>
      {['first', 'second', 'third'].map((key) => (
        <div key={key} className={piece}>
          <Skeleton className="h-96 w-full rounded-card!" />
        </div>
      ))}
    </Loading>
  )
}
