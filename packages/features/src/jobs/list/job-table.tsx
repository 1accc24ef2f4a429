import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { dotted } from '@pramaan/domain/dotted'
import { jobState } from '@pramaan/domain/job'
import { type Column, DataTable } from '@pramaan/ui/data-table'
import type { ConsoleParts } from '../../console/console-parts.ts'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { ApplyButton, ApplyNote, useJobApplication } from '../apply/apply-button.tsx'
import type { Job } from '../job-shapes.ts'
import { JobTitle } from '../job-title.tsx'
import { MatchFigures } from '../skill-match.tsx'
import { payText, useJobWords } from '../use-job-words.ts'
import { type JobListSearch, jobPageSize } from './filters/use-job-search.ts'
import { ViewJob } from './rows/job-row.tsx'
import { ReportedBadge } from './rows/reported-jobs.tsx'

type JobTableProps = {
  jobs: JobListSearch
  applies: boolean
  /** A console's table, of rows in one line. */
  table: ConsoleParts['table'] | undefined
  onOpen: (job: Job) => void
}

/** The job listing as a table; on a phone its rows are cards. */
export function JobTable({ jobs, applies, table, onOpen }: JobTableProps) {
  const t = useFeatureTexts()
  const option = useOptionText()
  const words = useJobWords()
  const none = <span className="text-ink-muted">{t('job.none')}</span>
  const columns: Column<Job>[] = [
    ...(table ? flatTitle(t, words, onOpen) : [tallTitle(t, words, onOpen)]),
    { id: 'location', header: t('job.location'), cell: (job) => job.Location },
    { id: 'pay', header: t('job.pay'), cell: (job) => payText(job) ?? none, className: 'tabular-nums' },
    {
      id: 'openings',
      header: t('job.openings'),
      cardLabel: true,
      cell: (job) => job.Openings,
      className: 'tabular-nums',
    },
    {
      id: 'experience',
      header: t('job.experience'),
      cell: (job) => words.experience(job.Experience) ?? (job.Education ? option(job.Education) : none),
    },
    ...(applies
      ? [
          {
            id: 'match',
            header: t('job.match.short'),
            cardLabel: true,
            cell: (job: Job) => <MatchFigures match={job.Match} />,
          },
        ]
      : sideColumns(t, words)),
    {
      id: 'action',
      header: t(applies ? 'job.status' : 'job.view'),
      fixed: true,
      card: 'block',
      cell: (job) => (applies ? <ApplyCell job={job} /> : <ViewJob job={job} size="xs" />),
    },
  ]
  const { data } = jobs.answer
  if (table)
    return table({
      list: 'jobs',
      caption: t('jobs.title'),
      columns,
      rows: data?.data,
      total: data?.totalCount,
      idOf: ({ ID }) => ID,
      nameOf: ({ Title }) => Title,
      page: { pageSize: jobPageSize, pageIndex: jobs.search.page - 1 },
      change: ({ pageIndex = 0 }) => jobs.change(() => ({ page: pageIndex + 1 })),
      onNear: jobs.onNear,
      onOpen,
      none: null,
      oneSize: true,
    })
  return (
    <DataTable
      caption={t('jobs.title')}
      columns={columns}
      rows={data?.data ?? []}
      rowId={(job) => String(job.ID)}
      loadingRows={data ? undefined : jobPageSize}
    />
  )
}

type Translate = ReturnType<typeof useFeatureTexts>
type Words = ReturnType<typeof useJobWords>

/** The title over company and type. */
function tallTitle(t: Translate, words: Words, onOpen: (job: Job) => void): Column<Job> {
  return {
    id: 'title',
    header: t('job.title'),
    fixed: true,
    card: 'title',
    className: 'md:min-w-40 md:whitespace-normal! md:py-1.5',
    cell: (job) => (
      <>
        <JobTitle job={job} onOpen={() => onOpen(job)} />
        <span className="block text-xs font-normal text-ink-muted">
          {dotted([job.CompanyName, words.type(job.Type)])}
        </span>
        <ReportedBadge id={job.ID} />
      </>
    ),
  }
}

const cutCell = 'md:max-w-30 md:truncate 2xl:max-w-64'

/** Title, company and type beside each other, so that a row is one line. */
function flatTitle(t: Translate, words: Words, onOpen: (job: Job) => void): Column<Job>[] {
  return [
    {
      id: 'title',
      header: t('job.title'),
      fixed: true,
      card: 'title',
      className: 'md:max-w-50 2xl:max-w-80',
      cell: (job) => <JobTitle truncated job={job} onOpen={() => onOpen(job)} />,
    },
    {
      id: 'company',
      header: t('job.company'),
      className: cutCell,
      cell: ({ CompanyName: name }) => (name ? <span title={name}>{name}</span> : t('job.none')),
    },
    { id: 'type', header: t('job.type'), cell: ({ Type }) => words.type(Type) },
  ]
}

/** For employers and staff, instead of the columns about fit. */
function sideColumns(t: Translate, words: Words): Column<Job>[] {
  return [
    {
      id: 'applicants',
      header: t('job.applicants'),
      cardLabel: true,
      className: 'tabular-nums',
      cell: ({ Applicants }) => Applicants ?? 0,
    },
    {
      id: 'state',
      header: t('job.status'),
      cell: ({ ClosedOn }) => words.state(jobState({ closedOn: ClosedOn })),
    },
  ]
}

function ApplyCell({ job }: { job: Job }) {
  const t = useFeatureTexts()
  const applying = useJobApplication(job, t('apply.done'))
  return (
    <div className="flex flex-col items-start gap-2 py-1">
      <ApplyButton job={job} applying={applying} size="xs" />
      <div className="whitespace-normal md:w-64 empty:hidden">
        <ApplyNote job={job} applying={applying} />
      </div>
    </div>
  )
}
