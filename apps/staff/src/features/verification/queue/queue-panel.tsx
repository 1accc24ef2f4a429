import { usePerson, usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { dotted } from '@pramaan/domain/dotted'
import { dayOf, daysBetween } from '@pramaan/domain/india-day'
import { Avatar } from '@pramaan/ui/avatar'
import { Button } from '@pramaan/ui/button'
import { EmptyState } from '@pramaan/ui/empty-state'
import { RowLink } from '@pramaan/ui/row-link'
import { SidePanel } from '@pramaan/ui/side-panel'
import { SwitchField } from '@pramaan/ui/switch-field'
import { ListOrdered, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { verificationPath } from '../../../paths.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useMissing } from '../use-missing.ts'
import type { Waiting } from './use-queue.ts'

/** The queue next to the page: each applicant's waiting time, reviewer, and missing profile parts. */
export function QueuePanel({ waiting, total }: { waiting: readonly Waiting[]; total: number }) {
  const t = useTexts()
  const { ID: ownId } = usePerson()
  const [mine, setMine] = useState(false)
  const visibleRows = waiting.filter(({ AssignedTo }) => !mine || AssignedTo?.ID === ownId)
  return (
    <SidePanel
      wide
      title={t('queue.title', { total })}
      description={t('queue.text')}
      trigger={
        <Button tone="quiet" size="xs" icon={<ListOrdered />}>
          {t('queue.open')}
        </Button>
      }
    >
      <SwitchField label={t('queue.mine')} checked={mine} onChecked={setMine} />
      {visibleRows.length === 0 && (
        <EmptyState bare icon={ShieldCheck} title={t('home.waiting.none')} text={t('home.waiting.none.text')} />
      )}
      <div className="-mx-5">
        {visibleRows.map((applicant) => (
          <QueueRow key={applicant.UserId} applicant={applicant} />
        ))}
      </div>
    </SidePanel>
  )
}

function QueueRow({ applicant }: { applicant: Waiting }) {
  const t = useTexts()
  const { now } = usePlatform()
  const missingText = useMissing()
  const { UserId, FullName, Image, CreatedOn, AssignedTo, missing } = applicant
  const days = daysBetween(dayOf(new Date(CreatedOn)), dayOf(now()))
  const who = AssignedTo ? t('assign.to', { name: AssignedTo.FullName }) : t('assign.nobody')
  return (
    <RowLink
      href={verificationPath(UserId, false)}
      start={<Avatar name={FullName} src={Image} size="sm" />}
      title={FullName}
      description={dotted([who, missingText(missing)])}
      end={t('verify.waiting', { days })}
    />
  )
}
