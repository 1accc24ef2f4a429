import { useApi, usePerson, usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { may } from '@pramaan/domain/capability'
import { dayOf, daysBetween } from '@pramaan/domain/india-day'
import { Button } from '@pramaan/ui/button'
import { type Column, DataTable } from '@pramaan/ui/data-table'
import { useLabels } from '@pramaan/ui/labels'
import { SidePanel } from '@pramaan/ui/side-panel'
import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.ts'

type Work = {
  Reviewer: { ID: number; FullName: string } | null
  Waiting: number
  Oldest: string | null
  DoneThisWeek: number
}

/** For Admins: how many wait for each reviewer, for how long, and how many each verified in the last seven days. */
export function ReviewerWork() {
  const t = useTexts()
  const { role } = usePerson()
  if (!may(role, 'manageUsers')) return null
  return (
    <SidePanel
      wide
      title={t('reviewerWork.title')}
      trigger={
        <Button tone="quiet" size="sm" icon={<Users />}>
          {t('reviewerWork.title')}
        </Button>
      }
    >
      <WorkTable />
    </SidePanel>
  )
}

function WorkTable() {
  const t = useTexts()
  const { verification } = useApi()
  const { data, error, refetch } = useQuery(verification.work.query())
  const columns = useWorkColumns()
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

function useWorkColumns(): Column<Work>[] {
  const t = useTexts()
  const { now } = usePlatform()
  const { number } = useLabels()
  const since = (at: string) => daysBetween(dayOf(new Date(at)), dayOf(now()))
  return [
    {
      id: 'reviewer',
      header: t('reviewerWork.reviewer'),
      card: 'title',
      cell: ({ Reviewer }) => Reviewer?.FullName ?? <span className="text-ink-muted">{t('assign.nobody')}</span>,
    },
    {
      id: 'waiting',
      header: t('reviewerWork.waiting'),
      align: 'end',
      className: 'tabular-nums',
      cell: ({ Waiting }) => number(Waiting),
    },
    {
      id: 'oldest',
      header: t('reviewerWork.oldest'),
      align: 'end',
      className: 'tabular-nums',
      cell: ({ Oldest }) => Oldest && t('applicants.days', { days: since(Oldest) }),
    },
    {
      id: 'done',
      header: t('reviewerWork.done'),
      align: 'end',
      className: 'tabular-nums',
      cell: ({ DoneThisWeek }) => number(DoneThisWeek),
    },
  ]
}
