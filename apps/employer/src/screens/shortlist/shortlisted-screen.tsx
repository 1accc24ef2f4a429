import { pageIndexIn } from '@pramaan/app-shell/router/list-pages/use-page-number.ts'
import { Card } from '@pramaan/ui/card'
import { LinkButton } from '@pramaan/ui/link-button'
import { PageHeader } from '@pramaan/ui/page-header'
import { Pagination } from '@pramaan/ui/pagination'
import { ResultsRegion } from '@pramaan/ui/skip-link'
import { Columns3 } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { DashboardBack } from '../../features/activity/dashboard-back.tsx'
import { MessageIcon } from '../../features/conversation/message-link.tsx'
import { ShortlistStates } from '../../features/shortlist/shortlist-states.tsx'
import { ShortlistedRow } from '../../features/shortlist/shortlisted-row.tsx'
import { useShortlisted } from '../../features/shortlist/use-shortlisted.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

const pageSize = 20

/** The employer's shortlist: 'N candidates shortlisted' with a link to each (document 002 §2.3). */
export function ShortlistedScreen() {
  const t = useTexts()
  const [params, setParams] = useSearchParams()
  const pageIndex = pageIndexIn(params)
  const query = useShortlisted(pageSize, pageIndex)
  const count = query.data?.totalCount
  return (
    <div className="flex flex-col gap-4 sm:gap-5">
      <PageHeader
        above={<DashboardBack />}
        title={count === undefined ? t('titles.shortlisted') : t('shortlisted.title', { count })}
        actions={
          <LinkButton tone="soft" href={paths.pipeline} icon={<Columns3 />}>
            {t('menu.pipeline')}
          </LinkButton>
        }
      />
      <ResultsRegion className="flex flex-col gap-4">
        <ShortlistStates query={query} rows={8}>
          {(items) => (
            <>
              <Card flush as="div">
                {items.map((row) => (
                  <ShortlistedRow key={row.ID} row={row} aside={<MessageIcon candidate={row} />} />
                ))}
              </Card>
              {(count ?? 0) > pageSize && (
                <Pagination
                  page={pageIndex + 1}
                  pageSize={pageSize}
                  total={count}
                  onPage={(page) => setParams(page > 1 ? { pageIndex: String(page - 1) } : {})}
                  onNear={query.onNear}
                />
              )}
            </>
          )}
        </ShortlistStates>
      </ResultsRegion>
    </div>
  )
}
