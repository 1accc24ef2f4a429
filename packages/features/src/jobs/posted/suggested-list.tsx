import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useNextPage } from '@pramaan/app-shell/router/use-next-page.ts'
import { usePageNumber } from '@pramaan/app-shell/router/use-page-number.ts'
import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import type { Contract } from '@pramaan/contract'
import type { Answer } from '@pramaan/contract/endpoint'
import { isVerified, titleAt } from '@pramaan/domain/candidate'
import { skillKeys } from '@pramaan/domain/job'
import { Avatar } from '@pramaan/ui/avatar'
import { Button } from '@pramaan/ui/button'
import type { Column } from '@pramaan/ui/data-table'
import { EmptyState } from '@pramaan/ui/empty-state'
import { NameLink } from '@pramaan/ui/link'
import { SealedName } from '@pramaan/ui/seal'
import { SectionHeader } from '@pramaan/ui/section-header'
import { ResultsRegion } from '@pramaan/ui/skip-link'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ViewCandidate } from '../../applications/applicants/applicant-row.tsx'
import { candidatePath } from '../../applications/applicants/application-shapes.ts'
import { type PeopleListProps, PeopleRows, peoplePageSize } from '../../applications/applicants/people-list.tsx'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import type { Job } from '../job-shapes.ts'

/** A candidate suggested for a job, with their status with the employer. */
type SuggestedCandidate = Answer<Contract['jobs']['suggested']>['data'][number]

/** Props of `SuggestedList`; `action` renders the app's action on a candidate, next to View. */
export type SuggestedListProps = {
  job: Job
  action?: ((candidate: SuggestedCandidate) => ReactNode) | undefined
  onEdit: () => void
  /** A table, as in the console. */
  dense?: boolean | undefined
}

/**
 * Candidates with every skill of a job, the best fit first, each with View (document 002 §2.6, §5); where they are few,
 * who comes nearest follows in a list of its own.
 */
export function SuggestedList({ job, action, onEdit, dense }: SuggestedListProps) {
  const t = usePostingTexts()
  const api = useApi()
  const [page, toPage] = usePageNumber()
  const pageOf = (at: number) =>
    api.jobs.suggested.query({ params: { id: job.ID }, query: { pageSize: peoplePageSize, pageIndex: at - 1 } })
  const answer = useQuery({ ...pageOf(page), placeholderData: keepPreviousData })
  const onNear = useNextPage(answer, pageOf)
  const nearest = answer.data?.nearest ?? []
  const list = { answer, page, onPage: toPage, onNear, action, dense }
  const none = <NobodyHasAll job={job} onEdit={onEdit} small={nearest.length > 0} />
  return (
    <ResultsRegion className="flex flex-col gap-6">
      <People {...list} label={t('postedJob.tab.suggested')} none={none} />
      {nearest.length > 0 && (
        <section aria-labelledby="nearest" className="flex flex-col gap-3">
          <SectionHeader id="nearest" title={t('postedJob.nearest')} description={t('postedJob.nearest.text')} />
          <People
            {...list}
            label={t('postedJob.nearest')}
            answer={{ ...answer, data: { data: nearest, totalCount: nearest.length } }}
            none={null}
          />
        </section>
      )}
    </ResultsRegion>
  )
}

type PeopleProps = Pick<SuggestedListProps, 'action' | 'dense'> &
  Pick<PeopleListProps<SuggestedCandidate>, 'label' | 'answer' | 'page' | 'onPage' | 'onNear' | 'none'>

function People({ action, dense, ...list }: PeopleProps) {
  const columns = useSuggestedColumns()
  return (
    <PeopleRows {...list} columns={dense ? columns : undefined} idOf={({ ID }) => ID}>
      {(candidate) => <SuggestedRow candidate={candidate} action={action?.(candidate)} />}
    </PeopleRows>
  )
}

/** Nobody has every skill of the job, or it names too few; `small` above those who come nearest. */
function NobodyHasAll({ job, onEdit, small }: Pick<SuggestedListProps, 'job' | 'onEdit'> & { small: boolean }) {
  const t = usePostingTexts()
  const { GeneralSkills: general, ProfessionalSkills: professional } = job.Skills
  const named = skillKeys({ general, professional: [] }).length > 0 && professional.length > 0
  const text = t(named ? 'postedJob.suggested.none.text' : 'postedJob.suggested.noSkills')
  const add = !named && (
    <Button tone="soft" onClick={onEdit}>
      {t('postedJob.suggested.add')}
    </Button>
  )
  if (!small)
    return <EmptyState drawing="people" level={2} title={t('postedJob.suggested.none')} text={text} action={add} />
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-sm text-ink-muted">
        {t(named ? 'postedJob.suggested.nobodyHasAll' : 'postedJob.suggested.noSkills')}
      </p>
      {add}
    </div>
  )
}

function SuggestedRow({ candidate, action }: { candidate: SuggestedCandidate; action: ReactNode }) {
  const t = usePostingTexts()
  const lineOf = useLine()
  const { ID: id, FullName: name, Image: image, HrComments: comments, Location: location } = candidate
  return (
    <div className="flex flex-wrap items-center gap-x-3.5 gap-y-3 px-4 py-3.5 sm:flex-nowrap sm:px-5">
      <div className="flex min-w-0 flex-1 items-center gap-3.5 max-sm:basis-full">
        <Avatar name={name} src={image} />
        <div className="min-w-0">
          <h3 className="text-base">
            <SealedName name={name} seal={isVerified(comments) ? t('postedJob.verified') : undefined} />
          </h3>
          <p className="text-sm text-ink-muted wrap-anywhere">{lineOf(candidate)}</p>
          <p className="text-sm text-ink-muted">{location ?? t('job.none')}</p>
          <p className="text-sm text-ink-muted wrap-anywhere">{whyOf(candidate, t)}</p>
        </div>
      </div>
      <div className="flex items-center gap-2 max-sm:w-full">
        {action}
        <ViewCandidate id={id} name={name} />
      </div>
    </div>
  )
}

/** The work and skills of the job that the candidate has. */
function matchedOf({ Fit: reasons }: Pick<SuggestedCandidate, 'Fit'>) {
  return (reasons ?? []).filter(({ grade }) => grade !== null).flatMap(({ asked }) => asked)
}

/** What the candidate has of the job, as a sentence; empty if nothing is known. */
function whyOf(candidate: SuggestedCandidate, t: ReturnType<typeof usePostingTexts>) {
  const has = matchedOf(candidate)
  return has.length > 0 ? t('postedJob.suggested.why', { has: has.join(', ') }) : ''
}

/** The latest position, else the latest degree, else the level. */
function useLine() {
  const option = useOptionText()
  return ({ Experience: [job], Education: [school], ExperienceLevel: level }: SuggestedCandidate) => {
    if (job) return titleAt(job.title, job.companyName)
    return school ? titleAt(school.degree, school.school) : level && option(level)
  }
}

/** The columns of the suggested candidates in a console: the name leads to the profile, as among the applicants. */
function useSuggestedColumns(): Column<SuggestedCandidate>[] {
  const t = usePostingTexts()
  const lineOf = useLine()
  return [
    {
      id: 'name',
      header: t('receivedApplications.candidate'),
      fixed: true,
      card: 'title',
      cell: ({ ID: id, FullName: name, Image: image, HrComments: comments }) => (
        <span className="flex min-w-0 items-center gap-2.5">
          <Avatar name={name} src={image} size="xs" />
          <NameLink href={candidatePath(id)} title={t('postedJob.view.of', { name })}>
            <SealedName name={name} seal={isVerified(comments) ? t('postedJob.verified') : undefined} />
          </NameLink>
        </span>
      ),
    },
    { id: 'line', header: t('receivedApplications.education'), className: cutCell, cell: lineOf },
    { id: 'place', header: t('job.location'), cell: ({ Location }) => Location ?? t('job.none') },
    {
      id: 'why',
      header: t('receivedApplications.skills'),
      className: cutCell,
      cell: (candidate) => matchedOf(candidate).join(', '),
    },
  ]
}

const cutCell = 'md:max-w-64 md:truncate max-md:wrap-anywhere'
