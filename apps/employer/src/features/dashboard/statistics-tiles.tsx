import { SectionFailure } from '@pramaan/app-shell/router/failures/section-failure.tsx'
import { useLabels } from '@pramaan/ui/labels'
import { SectionHeader } from '@pramaan/ui/section-header'
import { Loading, Skeleton } from '@pramaan/ui/skeleton'
import { StatCard } from '@pramaan/ui/stat-card'
import { lazy, Suspense } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { type Statistics, type Tile, tiles, useStatistics } from './use-statistics.ts'

const StatisticsPane = lazy(() => import('./statistics-pane.tsx').then((m) => ({ default: m.StatisticsPane })))

const main = {
  users: ({ Users }: Statistics) => [Users.totalUsers, Users.verifiedUsers],
  certifications: ({ Certifications }: Statistics) => [
    Certifications.totalCertifications,
    Certifications.certifiedUsers,
  ],
  jobs: ({ Jobs }: Statistics) => [Jobs.totalJobs, Jobs.totalJobApplications],
} as const satisfies Record<Tile, (figures: Statistics) => number[]>

const param = 'pane'

/** 'Total users', 'Certifications' and 'Jobs': each opens its pane, named in the address (document 002 §2.10). */
export function StatisticsTiles() {
  const t = useTexts()
  const { number } = useLabels()
  const { pathname } = useLocation()
  const [address, setAddress] = useSearchParams()
  const query = useStatistics()
  const title = t('dashboard.statistics')
  const open = tiles.find((tile) => tile === address.get(param))
  if (query.isError) return <SectionFailure title={title} query={query} />
  const close = () => setAddress({}, { replace: true, preventScrollReset: true })
  return (
    <section aria-label={title}>
      <SectionHeader title={title} className="mb-3" />
      {query.data ? (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4">
          {tiles.map((tile) => {
            const [value = 0, n = 0] = main[tile](query.data)
            return (
              <li key={tile} className="grid max-sm:last:col-span-2">
                <StatCard
                  href={`${pathname}?${param}=${tile}`}
                  label={t(`dashboard.tile.${tile}`)}
                  help={t(`dashboard.tile.${tile}.help`)}
                  value={number(value)}
                  note={t(`dashboard.tile.${tile}.note`, { n })}
                />
              </li>
            )
          })}
        </ul>
      ) : (
        <Loading>
          <Skeleton className="h-24 rounded-card!" />
        </Loading>
      )}
      {open && query.data && (
        <Suspense>
          <StatisticsPane tile={open} figures={query.data} onClose={close} />
        </Suspense>
      )}
    </section>
  )
}
