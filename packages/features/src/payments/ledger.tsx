import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { useNextPage } from '@pramaan/app-shell/router/list-pages/use-next-page.ts'
import { usePageNumber } from '@pramaan/app-shell/router/list-pages/use-page-number.ts'
import { Card } from '@pramaan/ui/card'
import { EmptyState } from '@pramaan/ui/empty-state'
import { PageHeader } from '@pramaan/ui/page-header'
import { Pagination } from '@pramaan/ui/pagination'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import { ResultsRegion } from '@pramaan/ui/skip-link'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useFeatureTexts } from '../texts/use-feature-texts.ts'
import { LedgerCard } from './ledger-card.tsx'

const pageSize = 10

/** A person's own orders, newest first, with payments, fulfilment, refunds and every receipt (D38, D52). */
export function Ledger() {
  const t = useFeatureTexts()
  const api = useApi()
  const [page, toPage] = usePageNumber()
  const pageOf = (at: number) => api.payments.mine.query({ query: { pageSize, pageIndex: at - 1 } })
  const orders = useQuery({ ...pageOf(page), placeholderData: keepPreviousData })
  const onNear = useNextPage(orders, pageOf)
  if (orders.isPending) return <LedgerSkeleton />
  if (!orders.data)
    return (
      <Frame>
        <Failure error={orders.error} onRetry={() => void orders.refetch()} />
      </Frame>
    )
  const { data, totalCount } = orders.data
  return (
    <Frame>
      {data.length === 0 && (
        <EmptyState drawing="money" title={t('ledger.empty.title')} text={t('ledger.empty.text')} />
      )}
      <ResultsRegion>
        <ul className="flex flex-col gap-4">
          {data.map((entry) => (
            <li key={entry.ID}>
              <LedgerCard entry={entry} />
            </li>
          ))}
        </ul>
      </ResultsRegion>
      {totalCount > pageSize && (
        <Pagination page={page} pageSize={pageSize} total={totalCount} onPage={toPage} onNear={onNear} />
      )}
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const t = useFeatureTexts()
  return (
    <div className="mx-auto flex max-w-200 flex-col gap-4">
      <PageHeader title={t('ledger.title')} />
      {children}
    </div>
  )
}

function LedgerSkeleton() {
  return (
    <Loading>
      <div className="mx-auto flex max-w-200 flex-col gap-4">
        <Skeleton className="h-9 w-64" />
        {['first', 'second', 'third'].map((key) => (
          <Card key={key}>
            <Skeleton className="h-6 w-48" />
            <Skeleton className="mt-3 h-4 w-full" />
          </Card>
        ))}
      </div>
    </Loading>
  )
}
