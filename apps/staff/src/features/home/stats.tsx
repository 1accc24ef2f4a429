import { SectionFailure } from '@pramaan/app-shell/router/failures/section-failure.tsx'
import { Skeleton } from '@pramaan/ui/skeleton'
import { StatCard } from '@pramaan/ui/stat-card'
import { useTexts } from '../../texts/use-texts.ts'

/** A figure from the API and the state of its query: without a value it is loading or has failed. */
export type Figure = {
  label: string
  help: string
  href: string
  value: string | undefined
  error: unknown
  refetch: () => Promise<unknown>
}

/**
 * The figures of a home screen, in one row on a desktop, with skeletons while they load. A failed one says so and still
 * links to its list; one button retries all.
 */
export function Stats({ figures }: { figures: readonly Figure[] }) {
  const t = useTexts()
  const failed = figures.filter(isFailed)
  const error = failed[0]?.error
  const refetch = () => Promise.all(failed.map((figure) => figure.refetch()))
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-3 max-lg:*:last:odd:col-span-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {figures.map((figure) => {
          const { label, help, href, value } = figure
          const valueOrState = isFailed(figure) ? <NotLoaded /> : (value ?? <Skeleton className="h-7 w-20" />)
          return <StatCard key={label} label={label} help={help} href={href} value={valueOrState} />
        })}
      </div>
      {error !== undefined && <SectionFailure title={t('home.figures.notLoaded')} query={{ error, refetch }} />}
    </div>
  )
}

function isFailed({ value, error }: Figure) {
  return value === undefined && Boolean(error)
}

function NotLoaded() {
  const t = useTexts()
  return <span className="text-sm font-normal text-ink-muted">{t('home.figure.notLoaded')}</span>
}
