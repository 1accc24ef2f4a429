import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { filtersOfAddress, queryOfFilters } from '@pramaan/contract/search/candidate-filters'
import { whyNotBuyPlan } from '@pramaan/domain/employer'
import { Alert } from '@pramaan/ui/alert'
import { PageHeader } from '@pramaan/ui/page-header'
import { TextLink } from '@pramaan/ui/text-link'
import { ChevronLeft, ReceiptIndianRupee } from 'lucide-react'
import { useLocation } from 'react-router'
import { PlanOffers } from '../../features/plan/plan-offers.tsx'
import { PlanSkeleton } from '../../features/plan/plan-skeleton.tsx'
import { PlanTable } from '../../features/plan/plan-table.tsx'
import { PlanToday } from '../../features/plan/plan-today.tsx'
import { type Plans, usePlans } from '../../features/plan/use-plans.ts'
import { savedSearchAddress } from '../../features/search/history/saved-search-address.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The upgrade page: the current plan, today's use, what plans allow and cost, and the purchase (D27). */
export function PlanScreen() {
  const t = useTexts()
  const { storage } = usePlatform()
  const { search } = useLocation()
  const plans = usePlans()
  // An employer who came here because of a limit returns to the same search.
  const query = queryOfFilters(filtersOfAddress(search)) || queryOfFilters(savedSearchAddress(storage))
  return (
    <div className="mx-auto flex max-w-250 flex-col gap-4 sm:gap-5">
      <PageHeader
        above={
          <TextLink
            href={[paths.list, query].filter(Boolean).join('?')}
            icon={<ChevronLeft />}
            data-back
            className="min-h-9"
          >
            {t('plan.back')}
          </TextLink>
        }
        title={t('plan.title')}
        actions={
          <TextLink href="/payments" icon={<ReceiptIndianRupee />} className="min-h-11">
            {t('plan.receipts')}
          </TextLink>
        }
      />
      {plans.isPending && <PlanSkeleton />}
      {plans.isError && <Failure error={plans.error} onRetry={() => void plans.refetch()} />}
      {plans.data && <Full plans={plans.data.data} />}
    </div>
  )
}

function Full({ plans }: { plans: Plans }) {
  const t = useTexts()
  const forGood = whyNotBuyPlan({ plan: plans.Plan, planUntil: plans.PlanUntil ? new Date(plans.PlanUntil) : null })
  return (
    <>
      <PlanToday plans={plans} />
      <div className="grid items-start gap-4 sm:gap-5 lg:grid-cols-2">
        <PlanTable plans={plans} />
        {forGood ? <Alert>{t('plan.forGood')}</Alert> : <PlanOffers plans={plans} />}
      </div>
    </>
  )
}
