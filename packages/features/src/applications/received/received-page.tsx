import { DebouncedSearch } from '@pramaan/app-shell/forms/debounced-search.tsx'
import { dotted } from '@pramaan/domain/dotted'
import { Button } from '@pramaan/ui/button'
import { EmptyState } from '@pramaan/ui/empty-state'
import { LinkButton } from '@pramaan/ui/link-button'
import { PageHeader } from '@pramaan/ui/page-header'
import type { ReactNode } from 'react'
import { newJobPath } from '../../paths/job-path.ts'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import { useApplicantColumns } from '../applicants/applicant-columns.tsx'
import { whatOf } from '../applicants/application-shapes.ts'
import { PeopleList } from '../applicants/people-list.tsx'
import { ExportReceived } from './received-export.tsx'
import { ReceivedFilters } from './received-filters.tsx'
import { ReceivedRow } from './received-row.tsx'
import { type ReceivedSearch, useReceived } from './use-received.ts'

/**
 * 'All applicants': every application to the employer's own jobs and drives, with search, contact and CSV (document 002
 * §2.8); `above` is a console's breadcrumb, which makes it dense and a table.
 */
export function ReceivedPage({ above }: { above?: ReactNode }) {
  const t = usePostingTexts()
  const received = useReceived()
  const { answer, term, kind, status, page, change } = received
  const total = answer.data?.totalCount
  const dense = above !== undefined
  const columns = useApplicantColumns((application) => dotted(whatOf(application)))
  return (
    <div className={dense ? 'flex flex-col gap-3' : 'flex flex-col gap-4'}>
      <PageHeader above={above} dense={dense} title={t('receivedApplications.title')} />
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <DebouncedSearch
            label={t('receivedApplications.search')}
            placeholder={t('receivedApplications.search.placeholder')}
            term={term}
            onTerm={(next) => change({ term: next })}
          />
        </div>
        <ExportReceived term={term} kind={kind} status={status} none={total === 0} />
      </div>
      <ReceivedFilters kind={kind} status={status} change={change} />
      {!answer.isError && (
        <h2 className="text-lg" aria-live="polite">
          {total === undefined ? t('jobs.loading') : t('receivedApplications.count', { n: total })}
        </h2>
      )}
      <PeopleList
        label={t('receivedApplications.title')}
        answer={answer}
        idOf={({ Kind, ID }) => `${Kind} ${ID}`}
        page={page}
        onPage={(next) => change({ page: next })}
        columns={dense ? columns : undefined}
        none={<NoneReceived received={received} />}
      >
        {(application) => <ReceivedRow application={application} />}
      </PeopleList>
    </div>
  )
}

function NoneReceived({ received: { term, kind, status, change } }: { received: ReceivedSearch }) {
  const t = usePostingTexts()
  if (!term && !kind && !status)
    return (
      <EmptyState
        drawing="people"
        title={t('receivedApplications.none')}
        text={t('receivedApplications.none.text')}
        action={
          <LinkButton href={newJobPath} tone="soft">
            {t('jobs.add')}
          </LinkButton>
        }
      />
    )
  return (
    <EmptyState
      drawing="nothing"
      title={t('receivedApplications.none')}
      text={term ? t('receivedApplications.none.searched', { term }) : undefined}
      action={
        <Button tone="soft" onClick={() => change({ term: '', kind: undefined, status: undefined })}>
          {t('receivedApplications.all')}
        </Button>
      }
    />
  )
}
