import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useNextPage } from '@pramaan/app-shell/router/list-pages/use-next-page.ts'
import { usePageNumber } from '@pramaan/app-shell/router/list-pages/use-page-number.ts'
import type { Contract } from '@pramaan/contract'
import type { Answer } from '@pramaan/contract/endpoint'
import { isVerified } from '@pramaan/domain/candidate'
import { dotted } from '@pramaan/domain/dotted'
import { suggestsPeople } from '@pramaan/domain/job'
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
import { ReasonList } from '../../search/reason-list.tsx'
import {
  NotLooking,
  PositionCell,
  usePlaceText,
  usePositionLine,
  useSuggestionFacts,
  useSuggestionReasons,
} from '../../search/suggested-person.tsx'
import { WhyLine } from '../../search/why-line.tsx'
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
 * Candidates with every skill of a job and the nearest others, without applicants, best fit first, each with a reason
 * and View (document 002 §2.6, §5). If nobody else has every skill, that is said first.
 */
export function SuggestedList({ job, action, onEdit, dense }: SuggestedListProps) {
  const t = usePostingTexts()
  const api = useApi()
  const [page, toPage] = usePageNumber()
  const pageOf = (at: number) =>
    api.jobs.suggested.query({ params: { id: job.ID }, query: { pageSize: peoplePageSize, pageIndex: at - 1 } })
  const answer = useQuery({ ...pageOf(page), placeholderData: keepPreviousData })
  const onNear = useNextPage(answer, pageOf)
  const { data = [], nearest = [], order = [], totalCount = 0 } = answer.data ?? {}
  const people = new Map([...data, ...nearest].map((person) => [person.ID, person]))
  const shown = order.flatMap((id) => people.get(id) ?? [])
  const list = { page, onPage: toPage, onNear, action, dense }
  const isNearOnly = data.length === 0 && nearest.length > 0
  const none = <NobodyHasAll job={job} onEdit={onEdit} small={isNearOnly} />
  return (
    <ResultsRegion className="flex flex-col gap-6">
      {isNearOnly ? (
        <>
          {none}
          <section aria-labelledby="nearest" className="flex flex-col gap-3">
            <SectionHeader id="nearest" title={t('postedJob.nearest')} description={t('postedJob.nearest.text')} />
            <People
              {...list}
              label={t('postedJob.nearest')}
              answer={{ ...answer, data: { data: shown, totalCount } }}
              none={null}
            />
          </section>
        </>
      ) : (
        <div className="flex flex-col gap-3">
          {nearest.length > 0 && <p className="text-sm text-ink-muted">{t('postedJob.suggested.mixed')}</p>}
          <People
            {...list}
            label={t('postedJob.tab.suggested')}
            answer={{ ...answer, data: answer.data && { data: shown, totalCount } }}
            none={none}
          />
        </div>
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

/**
 * Says that nobody has every skill of the job, or that it names too few; `small` is for use above the nearest people.
 */
function NobodyHasAll({ job, onEdit, small }: Pick<SuggestedListProps, 'job' | 'onEdit'> & { small: boolean }) {
  const t = usePostingTexts()
  const { GeneralSkills: general, ProfessionalSkills: professional } = job.Skills
  const hasSkills = suggestsPeople({ general, professional })
  const text = t(hasSkills ? 'postedJob.suggested.none.text' : 'postedJob.suggested.noSkills')
  const nobody = t(job.Applicants ? 'postedJob.suggested.nobodyElse' : 'postedJob.suggested.nobodyHasAll')
  const add = !hasSkills && (
    <Button tone="soft" onClick={onEdit}>
      {t('postedJob.suggested.add')}
    </Button>
  )
  if (!small)
    return <EmptyState drawing="people" level={2} title={t('postedJob.suggested.none')} text={text} action={add} />
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-sm text-ink-muted">{hasSkills ? nobody : t('postedJob.suggested.noSkills')}</p>
      {add}
    </div>
  )
}

function SuggestedRow({ candidate, action }: { candidate: SuggestedCandidate; action: ReactNode }) {
  const t = usePostingTexts()
  const lineOf = usePositionLine()
  const placeOf = usePlaceText()
  const factsOf = useSuggestionFacts()
  const reasonsOf = useSuggestionReasons()
  const { ID: id, FullName: name, Image: image, HrComments: comments } = candidate
  return (
    <div className="flex flex-wrap items-center gap-x-3.5 gap-y-3 px-4 py-3.5 sm:flex-nowrap sm:px-5">
      <div className="flex min-w-0 flex-1 items-start gap-3.5 max-sm:basis-full">
        <Avatar name={name} src={image} />
        <div className="flex min-w-0 flex-col gap-0.5">
          <div className="flex flex-wrap items-center gap-x-2.5">
            <h3 className="text-base">
              <SealedName name={name} seal={isVerified(comments) ? t('postedJob.verified') : undefined} />
            </h3>
            <NotLooking person={candidate} />
          </div>
          <p className="text-sm text-ink-muted wrap-anywhere">{lineOf(candidate)}</p>
          <p className="text-sm text-ink-muted">{dotted([placeOf(candidate), factsOf(candidate)])}</p>
          <div className="text-sm">
            <ReasonList reasons={reasonsOf(candidate)} />
          </div>
        </div>
      </div>
      <div className="flex items-center gap-2 max-sm:w-full">
        {action}
        <ViewCandidate id={id} name={name} />
      </div>
    </div>
  )
}

/** The columns of suggested candidates in a console; the name links to the profile, as among the applicants. */
function useSuggestedColumns(): Column<SuggestedCandidate>[] {
  const t = usePostingTexts()
  const placeOf = usePlaceText()
  const reasonsOf = useSuggestionReasons()
  return [
    {
      id: 'name',
      header: t('receivedApplications.candidate'),
      fixed: true,
      card: 'title',
      cell: (candidate) => {
        const { ID: id, FullName: name, Image: image, HrComments: comments } = candidate
        return (
          <span className="flex min-w-0 items-center gap-2.5">
            <Avatar name={name} src={image} size="xs" />
            <span className="flex min-w-0 flex-wrap items-center gap-x-2">
              <NameLink href={candidatePath(id)} title={t('postedJob.view.of', { name })}>
                <SealedName name={name} seal={isVerified(comments) ? t('postedJob.verified') : undefined} />
              </NameLink>
              <NotLooking person={candidate} />
            </span>
          </span>
        )
      },
    },
    {
      id: 'line',
      header: t('receivedApplications.education'),
      card: 'block',
      cell: (candidate) => <PositionCell person={candidate} />,
    },
    { id: 'place', header: t('job.location'), cell: placeOf },
    {
      id: 'why',
      header: t('card.fit.label'),
      card: 'block',
      cell: (row) => <WhyLine name={row.FullName} reasons={reasonsOf(row)} fit={row.Fit} />,
    },
  ]
}
