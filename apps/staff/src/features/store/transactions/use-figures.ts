import { useApi, usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { rangeOfPreset } from '@pramaan/domain/date-range'
import { dayOf } from '@pramaan/domain/india-day'
import { showToast } from '@pramaan/ui/toaster'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../texts/use-texts.ts'

/**
 * The Store's totals over all payments, and by day for the last 30; a toast reports a failed load (document 002 §8).
 */
export function useFigures() {
  const t = useTexts()
  const { store, reports } = useApi()
  const { now } = usePlatform()
  const figures = store.figures.query()
  const days = useQuery(reports.payments.query({ query: rangeOfPreset('30-days', dayOf(now())) }))
  const totals = useQuery({
    ...figures,
    // Not retried automatically, because Retry is next to it.
    retry: false,
    queryFn: async (context) => {
      try {
        return await figures.queryFn(context)
      } catch (error) {
        const about = { tone: 'danger', leastMilliseconds: 1000, position: 'top-center' } as const
        showToast({ text: t('store.wrong'), ...about })
        throw error
      }
    },
  })
  return { totals, days }
}
