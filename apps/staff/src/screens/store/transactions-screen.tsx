import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { amountText } from '@pramaan/domain/money'
import { useLabels } from '@pramaan/ui/labels'
import { Skeleton } from '@pramaan/ui/skeleton'
import { StatStrip } from '@pramaan/ui/stat-card'
import { TextLink } from '@pramaan/ui/text-link'
import { StoreLayout } from '../../features/store/store-layout.tsx'
import { DayTiles } from '../../features/store/transactions/day-tiles.tsx'
import { MoneyGraphs } from '../../features/store/transactions/money-graphs.tsx'
import { useFigures } from '../../features/store/transactions/use-figures.ts'
import { FiguresSkeleton } from '../../figures/figures-skeleton.tsx'
import { moneyPath, paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The Store's money over all real payments: received, remaining, refunded, and the number of payers (D39). */
export function TransactionsScreen() {
  const t = useTexts()
  const { number } = useLabels()
  const { totals, days } = useFigures()
  const { data, error, refetch } = totals
  const waiting = <Skeleton className="h-7 w-20" />
  const rupees = (amount: number | undefined) => (amount === undefined ? waiting : amountText(amount))
  const figures = data?.data
  const listLink = (figure: 'sale' | 'profit' | 'expense' | 'orders') => ({
    note: t(`transactions.${figure}.note`),
    help: t(`transactions.${figure}.help`),
    href: moneyPath(),
  })
  return (
    <StoreLayout title={t('titles.transactions')}>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <StatStrip
          stats={[
            { label: t('transactions.sale'), value: rupees(figures?.Sale), ...listLink('sale') },
            { label: t('transactions.profit'), value: rupees(figures?.Profit), ...listLink('profit') },
            { label: t('transactions.expense'), value: rupees(figures?.Expense), ...listLink('expense') },
            {
              label: t('transactions.orders'),
              value: figures ? number(figures.Orders) : waiting,
              ...listLink('orders'),
            },
          ]}
        />
      )}
      {days.error && <Failure error={days.error} onRetry={() => void days.refetch()} />}
      {!days.error && !days.data && <FiguresSkeleton cards={2} />}
      {days.data && (
        <>
          <DayTiles days={days.data.data.days} />
          <MoneyGraphs money={days.data.data} />
        </>
      )}
      <p>
        <TextLink href={paths.payments}>{t('transactions.payments')}</TextLink>
      </p>
    </StoreLayout>
  )
}
