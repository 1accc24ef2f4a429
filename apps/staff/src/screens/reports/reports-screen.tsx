import { Tabs } from '@pramaan/ui/tabs'
import { useSearchParams } from 'react-router'
import { DrivesReport } from '../../features/reports/drives-report.tsx'
import { FunnelsReport } from '../../features/reports/funnels-report.tsx'
import { PaymentsReport } from '../../features/reports/payments-report.tsx'
import { DateRangePicker } from '../../figures/date-range-picker.tsx'
import { useDateRange } from '../../figures/use-date-range.ts'
import { ScreenHeader } from '../../layout/screen-crumbs.tsx'
import { useTexts } from '../../texts/use-texts.ts'

const reports = ['funnels', 'drives', 'payments'] as const

/** Reports for the date range in the address (D33). */
export function ReportsScreen() {
  const t = useTexts()
  const { range, today, choose } = useDateRange()
  const [address, setAddress] = useSearchParams()
  const report = reports.find((known) => known === address.get('tab')) ?? reports[0]
  const show = (tab: string) => {
    const next = new URLSearchParams(address)
    next.set('tab', tab)
    setAddress(next)
  }
  const panels = {
    funnels: <FunnelsReport range={range} />,
    drives: <DrivesReport range={range} />,
    payments: <PaymentsReport range={range} />,
  }
  return (
    <div className="flex flex-col gap-3">
      <ScreenHeader
        title={t('titles.reports')}
        actions={<DateRangePicker range={range} today={today} onChoose={choose} />}
      />
      <Tabs
        label={t('reports.tabs')}
        tabs={reports.map((value) => ({ value, label: t(`reports.${value}`), panel: panels[value] }))}
        value={report}
        onValue={show}
      />
    </div>
  )
}
