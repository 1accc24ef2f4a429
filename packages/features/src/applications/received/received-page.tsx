import { DebouncedSearch } from '@pramaan/app-shell/forms/debounced-search.tsx'
import { dotted } from '@pramaan/domain/dotted'
import { Button } from '@pramaan/ui/button'
import { EmptyState } from '@pramaan/ui/empty-state'
import { PageHeader } from '@pramaan/ui/page-header'
import { TextLink } from '@pramaan/ui/text-link'

import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import { useApplicantColumns } from '../applicants/applicant-columns.tsx'
import { whatOf } from '../applicants/application-shapes.ts'
import { PeopleList } from '../applicants/people-list.tsx'
import { ExportReceived } from './received-export.tsx'
import { ReceivedRow } from './received-row.tsx'
import { useReceived } from './use-received.ts'

/**
 * 'All applicants': every application to the employer's own jobs and drives, with search, contact and CSV (document 002
 * §2.8); `above` is a console's breadcrumb, which makes it dense and a table.
 */
export function ReceivedPage({ above }: { above?: ReactNode }) {
  const t = usePostingTexts()
  const received = useReceived()
  const { answer, term, kind, status, page, change } = received
  const { pathname } = useLocation()
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
      <h2 className="text-lg" aria-live="polite">
        {total === undefined ? t('jobs.loading') : t('receivedApplications.count', { n: total })}
      </h2>
      {(status || kind) && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-muted">
          {status
            ? t('receivedApplications.only', { status: t(`receivedApplications.status.${status}`) })
            : kind && t(`receivedApplications.kind.${kind}`)}
          <TextLink href={pathname} className="min-h-11">
            {t('receivedApplications.all')}
          </TextLink>
        </p>
      )}
      <PeopleList
        label={t('receivedApplications.title')}
        answer={answer}
        idOf={({ Kind, ID }) => `${Kind} ${ID}`}
        page={page}
        onPage={(next) => change({ page: next })}
        columns={dense ? columns : undefined}
        none={<NoneReceived term={term} onAll={() => change({ term: '' })} />}
      >
        {(application) => <ReceivedRow application={application} />}
      </PeopleList>
    </div>
  )
}

function NoneReceived({ term, onAll }: { term: string; onAll: () => void }) {
  const t = usePostingTexts()
  if (!term)
    return (
      <EmptyState drawing="people" title={t('receivedApplications.none')} text={t('receivedApplications.none.text')} />
    )
  return (
    <EmptyState
      drawing="nothing"
      title={t('receivedApplications.none')}
      text={t('receivedApplications.none.searched', { term })}
      action={
        <Button tone="soft" onClick={onAll}>
          {t('receivedApplications.all')}
        </Button>
      }
    />
  )
}
