import { useApi, usePerson, usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { may } from '@pramaan/domain/capability'
import { dayOf, daysBetween } from '@pramaan/domain/india-day'
import { Button } from '@pramaan/ui/button'
import { type Column, DataTable } from '@pramaan/ui/data-table'
import { useLabels } from '@pramaan/ui/labels'
import { NameLink } from '@pramaan/ui/link'
import { SidePanel } from '@pramaan/ui/side-panel'
import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { NarrowedListNote } from '../../lists/filters/narrowed-list-note.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { Reviewer } from './use-applicants.ts'

type Work = {
  Reviewer: { ID: number; FullName: string } | null
  Waiting: number
  Oldest: string | null
  DoneThisWeek: number
}

/**
 * For people who assign reviews: how many wait for each reviewer, for how long, and how many each verified in the last
 * seven days; a row links to its applicants.
 */
export function ReviewerWork() {
  const t = useTexts()
  const { role } = usePerson()
  const [open, setOpen] = useState(false)
  if (!may(role, 'openHrComments')) return null
  return (
    <SidePanel
      wide
      open={open}
      onOpenChange={setOpen}
      title={t('reviewerWork.title')}
      trigger={
        <Button tone="quiet" size="sm" icon={<Users />}>
          {t('reviewerWork.title')}
        </Button>
      }
    >
      <WorkTable onLeave={() => setOpen(false)} />
    </SidePanel>
  )
}

/** Shown above the list: whose applicants it has, with a link to all. */
export function ReviewerNote({ reviewer }: { reviewer: Reviewer }) {
  const t = useTexts()
  const { role } = usePerson()
  const { verification } = useApi()
  const { data } = useQuery({ ...verification.work.query(), enabled: may(role, 'openHrComments') })
  const found = data?.data.find(({ Reviewer: one }) => one?.ID === reviewer)?.Reviewer
  const text =
    reviewer === 'none'
      ? t('reviewerWork.only.nobody')
      : t('reviewerWork.only', { name: found?.FullName ?? t('reviewerWork.someone') })
  return <NarrowedListNote text={text} href={paths.vsp} />
}

function WorkTable({ onLeave }: { onLeave: () => void }) {
  const t = useTexts()
  const { verification } = useApi()
  const { data, error, refetch } = useQuery(verification.work.query())
  const columns = useWorkColumns(onLeave)
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  return (
    <DataTable
      caption={t('reviewerWork.title')}
      columns={columns}
      rows={data?.data ?? []}
      loadingRows={data ? undefined : 5}
      rowId={({ Reviewer }) => String(Reviewer?.ID ?? 'nobody')}
      rowName={({ Reviewer }) => Reviewer?.FullName ?? t('assign.nobody')}
      empty={t('reviewerWork.none')}
    />
  )
}

function useWorkColumns(onLeave: () => void): Column<Work>[] {
  const t = useTexts()
  const { now } = usePlatform()
  const { number } = useLabels()
  const since = (at: string) => daysBetween(dayOf(new Date(at)), dayOf(now()))
  return [
    {
      id: 'reviewer',
      header: t('reviewerWork.reviewer'),
      card: 'title',
      cell: ({ Reviewer }) => (
        <NameLink href={`${paths.vsp}?reviewer=${Reviewer?.ID ?? 'none'}`} onClick={onLeave}>
          {Reviewer?.FullName ?? t('assign.nobody')}
        </NameLink>
      ),
    },
    {
      id: 'waiting',
      header: t('reviewerWork.waiting'),
      cardLabel: true,
      align: 'end',
      className: 'tabular-nums',
      cell: ({ Waiting }) => number(Waiting),
    },
    {
      id: 'oldest',
      header: t('reviewerWork.oldest'),
      cardLabel: ({ Oldest }) => Oldest !== null,
      align: 'end',
      className: 'tabular-nums',
      cell: ({ Oldest }) => Oldest && t('applicants.days', { days: since(Oldest) }),
    },
    {
      id: 'done',
      header: t('reviewerWork.done'),
      cardLabel: true,
      align: 'end',
      className: 'tabular-nums',
      cell: ({ DoneThisWeek }) => number(DoneThisWeek),
    },
  ]
}
