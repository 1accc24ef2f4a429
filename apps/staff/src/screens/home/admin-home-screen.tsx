import type { Landed } from '@pramaan/app-shell/router/app-routes.ts'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { useShortcuts } from '@pramaan/ui/shortcuts'
import { Tabs } from '@pramaan/ui/tabs'
import { useLocation, useSearchParams } from 'react-router'
import { Stats } from '../../features/home/stats.tsx'
import { useApplicantFigure, useCourseApplicationFigure, useInvitationFigure } from '../../features/home/use-figures.ts'
import { statisticsPanes } from '../../features/statistics/pane-names.ts'
import { useStatisticsFile } from '../../features/statistics/statistics-file.ts'
import { Pane } from '../../features/statistics/statistics-pane.tsx'
import { Tiles } from '../../features/statistics/tiles.tsx'
import { type Statistics, useStatistics } from '../../features/statistics/use-statistics.ts'
import { DateRangePicker } from '../../figures/date-range-picker.tsx'
import { FiguresSkeleton, figureColumns } from '../../figures/figures-skeleton.tsx'
import { HiringFunnel } from '../../figures/hiring-funnel.tsx'
import { MoneyCard } from '../../figures/money-card.tsx'
import { SaveButton } from '../../figures/save-button.tsx'
import { rangeOf, useDateRange } from '../../figures/use-date-range.ts'
import { ScreenHeader } from '../../layout/screen-crumbs.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The Admin's home screen: the platform's figures for the date range in the address (document 002 §2.10). */
export function AdminHomeScreen() {
  const t = useTexts()
  const { range, today, choose } = useDateRange()
  const { data, error, refetch } = useStatistics(range)
  const { pane, show, hrefOf } = usePane()
  const statistics = data?.data
  const file = useStatisticsFile(statistics, range)
  return (
    <div className="flex flex-col gap-3">
      <ScreenHeader
        title={t('titles.statistics')}
        crumbs={[{ label: t('titles.home') }]}
        actions={
          <>
            <DateRangePicker range={range} today={today} onChoose={choose} />
            <SaveButton file={file} />
          </>
        }
      />
      {error && !statistics ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <Tiles statistics={statistics} range={range} pane={pane} hrefOf={hrefOf} />
          <Tabs
            look="pill"
            label={t('figures.tiles')}
            tabs={statisticsPanes.map((value) => ({ value, label: t(`figures.${value}`) }))}
            value={pane}
            onValue={show}
          >
            {statistics ? (
              <Pane pane={pane} statistics={statistics} range={range} />
            ) : (
              <FiguresSkeleton cards={2} className={figureColumns} />
            )}
          </Tabs>
          {/* What comes last may not stand before the figures above it, or they would push it down. */}
          {statistics && (
            <>
              <Below statistics={statistics} />
              <MoreFigures />
            </>
          )}
        </>
      )}
    </div>
  )
}

AdminHomeScreen.firstQueries = ({ api, search, now }: Landed) => [
  api.statistics.get.query({ query: rangeOf(new URLSearchParams(search), now).range }),
]

/** The pane in the address, and how to open another by its tile, tab or shortcut. */
function usePane() {
  const t = useTexts()
  const { pathname } = useLocation()
  const [address, setAddress] = useSearchParams()
  const pane = statisticsPanes.find((known) => known === address.get('tab')) ?? statisticsPanes[0]
  const withPane = (next: string) => {
    const query = new URLSearchParams(address)
    query.set('tab', next)
    return query
  }
  const show = (next: string) => setAddress(withPane(next), { replace: true })
  useShortcuts([
    {
      on: statisticsPanes.map((_, index) => String(index + 1)),
      shown: '1–4',
      label: t('keys.tiles'),
      onPress: (key) => show(statisticsPanes[Number(key) - 1] ?? pane),
    },
  ])
  return { pane, show, hrefOf: (next: string) => `${pathname}?${withPane(next)}` }
}

function Below({ statistics: { Funnel, Payments } }: { statistics: Statistics }) {
  return (
    <div className={figureColumns}>
      <HiringFunnel lines={Funnel} />
      <MoneyCard money={Payments} />
    </div>
  )
}

function MoreFigures() {
  const figures = [useApplicantFigure(paths.vsp), useCourseApplicationFigure(), useInvitationFigure()]
  return <Stats figures={figures.filter((figure) => figure !== undefined)} />
}
