import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import type { DateRange } from '@pramaan/domain/date-range'
import { dayText, type IndiaDay } from '@pramaan/domain/india-day'
import { amountText } from '@pramaan/domain/money'
import { orderPurposes } from '@pramaan/domain/payment'
import { type Column, DataTable } from '@pramaan/ui/data-table'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FiguresSkeleton } from '../../figures/figures-skeleton.tsx'
import { type Money, MoneyCard } from '../../figures/money-card.tsx'
import { SaveButton } from '../../figures/save-button.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { ReportTools } from './report-tools.tsx'

type Line = { key: string; label: string; amounts: readonly number[] }

/** The money of a date range: a chart, and a row for each day with payments or refunds (D33). */
export function PaymentsReport({ range }: { range: DateRange }) {
  const t = useTexts()
  const { reports } = useApi()
  const { data, error, refetch } = useQuery({
    ...reports.payments.query({ query: range }),
    placeholderData: keepPreviousData,
  })
  const heads = [
    ...orderPurposes.map((purpose) => t(`payments.purpose.${purpose}`)),
    t('money.refunded'),
    t('money.total'),
  ]
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  const lines = data && linesOf(data.data)
  const file = lines && {
    name: `Payments_${range.from}_${range.to}.csv`,
    headings: [t('figures.day'), ...heads],
    rows: lines.map(({ label, amounts }) => [label, ...amounts]),
  }
  return (
    <ReportTools tools={<SaveButton file={file} />}>
      {data && lines ? (
        <>
          <MoneyCard money={data.data} />
          {lines.length > 0 && <MoneyTable heads={heads} lines={lines} />}
        </>
      ) : (
        <FiguresSkeleton cards={1} />
      )}
    </ReportTools>
  )
}

/** The days with payments or refunds, newest first. */
function linesOf({ days }: Money): Line[] {
  return days
    .map((day) => {
      const captured = orderPurposes.map((purpose) => day[purpose])
      const received = captured.reduce((sum, amount) => sum + amount, 0)
      return { key: day.day, label: dayText(day.day as IndiaDay), amounts: [...captured, day.refunded, received] }
    })
    .filter(({ amounts }) => amounts.some((amount) => amount > 0))
    .reverse()
}

function MoneyTable({ heads, lines }: { heads: readonly string[]; lines: readonly Line[] }) {
  const t = useTexts()
  const columns: Column<Line>[] = [
    { id: 'day', header: t('figures.day'), card: 'title', className: 'tabular-nums', cell: ({ label }) => label },
    ...heads.map(
      (header, index): Column<Line> => ({
        id: header,
        header,
        align: 'end',
        cardLabel: true,
        className: 'tabular-nums',
        cell: ({ amounts }) => amountText(amounts[index] ?? 0),
      }),
    ),
  ]
  return <DataTable caption={t('money.title')} columns={columns} rows={[...lines]} rowId={({ key }) => key} />
}
