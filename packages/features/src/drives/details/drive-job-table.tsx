import { lpaRangeText } from '@pramaan/domain/money'
import { type Column, DataTable } from '@pramaan/ui/data-table'
import { NameLink } from '@pramaan/ui/link'
import { driveJobPath } from '../../paths/drive-paths.ts'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import type { DriveWithJobs } from '../drive-shapes.ts'

type DriveJob = DriveWithJobs['Jobs'][number]

/** The pay of a drive's job in LPA; undefined if unknown. */
export function drivePayText({ jobCtcFrom: from, jobCtcTo: to }: DriveJob): string | undefined {
  return from === null ? undefined : lpaRangeText({ from, to })
}

/** A drive's jobs as a console's table; each links to its applicants. */
export function DriveJobTable({ drive: { ID, Title, Jobs } }: { drive: DriveWithJobs }) {
  const t = useFeatureTexts()
  const none = <span className="text-ink-muted">{t('drive.none')}</span>
  const columns: Column<DriveJob>[] = [
    {
      id: 'title',
      header: t('job.title'),
      fixed: true,
      card: 'title',
      cell: ({ JobID, jobTitle }) => <NameLink href={driveJobPath(ID, JobID)}>{jobTitle}</NameLink>,
    },
    { id: 'company', header: t('job.company'), cell: ({ companyName }) => companyName ?? none },
    { id: 'pay', header: t('job.pay'), className: 'tabular-nums', cell: (job) => drivePayText(job) ?? none },
    {
      id: 'openings',
      header: t('job.openings'),
      align: 'end',
      cardLabel: true,
      className: 'tabular-nums',
      cell: ({ jobOpenings }) => jobOpenings,
    },
  ]
  return <DataTable caption={Title} columns={columns} rows={[...Jobs]} rowId={({ JobID }) => String(JobID)} />
}
