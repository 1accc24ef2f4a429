import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { useNextPage } from '@pramaan/app-shell/router/list-pages/use-next-page.ts'
import { pageIn } from '@pramaan/app-shell/router/list-pages/use-page-number.ts'
import { helpStatuses } from '@pramaan/domain/help'
import { Pagination } from '@pramaan/ui/pagination'
import { ResultsRegion } from '@pramaan/ui/skip-link'
import { Tabs } from '@pramaan/ui/tabs'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { QuestionList } from '../../features/help-questions/question-list.tsx'
import { QuestionPanel } from '../../features/help-questions/question-panel.tsx'
import { ScreenHeader } from '../../layout/screen-crumbs.tsx'
import { useTexts } from '../../texts/use-texts.ts'

const pageSize = 20

/** Candidates' questions: open or answered, with the thread of one of them in a panel; all of it in the address. */
export function HelpQuestionsScreen() {
  const t = useTexts()
  const { help } = useApi()
  const [search, setSearch] = useSearchParams()
  const status = helpStatuses.find((one) => one === search.get('status')) ?? 'open'
  const page = pageIn(search)
  const candidate = Number(search.get('candidate')) || undefined
  const pageOf = (at: number) => help.list.query({ query: { status, pageSize, pageIndex: at - 1 } })
  const threads = useQuery({ ...pageOf(page), placeholderData: keepPreviousData })
  const onNear = useNextPage(threads, pageOf)
  const go = (to: { page?: number; candidate?: number }) =>
    setSearch({
      status,
      ...(to.page !== undefined && to.page > 1 && { page: String(to.page) }),
      ...(to.candidate !== undefined && { candidate: String(to.candidate) }),
    })
  const total = threads.data?.totalCount ?? 0
  return (
    <div className="mx-auto flex w-full max-w-275 flex-col gap-3">
      <ScreenHeader title={t('titles.helpQuestions')} />
      <p className="-mt-1 text-ink-muted text-sm">{t('helpQuestions.text')}</p>
      <Tabs
        label={t('helpQuestions.status')}
        tabs={helpStatuses.map((value) => ({
          value,
          label: t(`helpQuestions.${value}`),
          ...(value === 'open' && threads.data && { count: threads.data.open }),
        }))}
        value={status}
        onValue={(value) => setSearch({ status: value })}
      >
        <ResultsRegion className="flex flex-col gap-3 pt-3">
          {threads.error ? (
            <Failure error={threads.error} onRetry={() => void threads.refetch()} />
          ) : (
            <QuestionList threads={threads.data?.data} status={status} onOpen={(id) => go({ page, candidate: id })} />
          )}
          {total > pageSize && (
            <Pagination
              page={page}
              pageSize={pageSize}
              total={total}
              onPage={(to) => go({ page: to })}
              onNear={onNear}
            />
          )}
        </ResultsRegion>
      </Tabs>
      {candidate !== undefined && <QuestionPanel candidateId={candidate} onClose={() => go({ page })} />}
    </div>
  )
}
