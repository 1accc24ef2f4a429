import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { SectionFailure } from '@pramaan/app-shell/router/failures/section-failure.tsx'
import { PeopleSkeleton } from '@pramaan/app-shell/waiting/people-skeleton.tsx'

import type { ReactNode } from 'react'
import { NoPeopleYet } from '../../no-people-yet.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { Shortlisted, useShortlisted } from './use-shortlisted.ts'

/** Props of `ShortlistStates`: the list's query, how many rows its skeleton has, and how a loaded list renders. */
export type ShortlistStatesProps = {
  query: ReturnType<typeof useShortlisted>
  rows: number
  /** The heading, for a screen with several sections. */
  section?: string
  children: (items: readonly Shortlisted[]) => ReactNode
}

/** The shortlist while loading, failed or empty. */
export function ShortlistStates({ query, rows, section, children }: ShortlistStatesProps) {
  const t = useTexts()
  if (query.isError && section) return <SectionFailure title={section} query={query} />
  if (query.isError) return <Failure error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <PeopleSkeleton rows={rows} />
  if (query.data.items.length > 0) return children(query.data.items)
  return (
    <NoPeopleYet
      wide
      drawing="people"
      title={t('shortlisted.none')}
      text={t('shortlisted.none.text')}
      way={t('shortlisted.search')}
      href={paths.list}
    />
  )
}
