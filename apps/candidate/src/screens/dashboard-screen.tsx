import { Failure } from '@pramaan/app-kit/router/error-page.tsx'
import { isVerified } from '@pramaan/domain/candidate'
import { DashboardSkeleton } from '../features/dashboard/dashboard-skeleton.tsx'
import { Greeting } from '../features/dashboard/greeting.tsx'
import { JoiningCard } from '../features/dashboard/joining-card.tsx'
import { StatCards } from '../features/dashboard/stat-cards.tsx'
import { StrengthCard } from '../features/dashboard/strength-card.tsx'
import { VerifiedCard } from '../features/dashboard/verified-card.tsx'
import { VspCard } from '../features/vsp/vsp-card.tsx'
import { useOwnRecord } from '../own-record.ts'

/** The candidate's start (document 001 §2). */
export function DashboardScreen() {
  const record = useOwnRecord()
  if (record.isPending) return <DashboardSkeleton />
  if (!record.data) return <Failure error={record.error} onRetry={() => void record.refetch()} />
  return (
    <div className="flex flex-col gap-4 lg:gap-6">
      <Greeting record={record.data} />
      <StatCards />
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
        <div className="flex flex-col gap-4 lg:gap-6">
          {isVerified(record.data.HrComments) ? (
            <VerifiedCard on={record.data.VerifiedOn} />
          ) : (
            <VspCard record={record.data} />
          )}
          <StrengthCard record={record.data} />
        </div>
        <JoiningCard record={record.data} />
      </div>
    </div>
  )
}
