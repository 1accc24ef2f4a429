import type { Landed } from '@pramaan/app-shell/router/app-routes.ts'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { isVerified } from '@pramaan/domain/candidate'
import { lazy, Suspense } from 'react'
import { DashboardSkeleton } from '../../features/dashboard/dashboard-skeleton.tsx'
import { Greeting } from '../../features/dashboard/greeting.tsx'
import { JobsCardSkeleton } from '../../features/dashboard/jobs/jobs-card-skeleton.tsx'
import { leavesRoom, useScope } from '../../features/dashboard/jobs/use-scope.ts'
import { JoiningCard } from '../../features/dashboard/profile/joining-card.tsx'
import { StrengthCard } from '../../features/dashboard/profile/strength-card.tsx'
import { VerifiedCard } from '../../features/dashboard/profile/verified-card.tsx'
import { StatCards } from '../../features/dashboard/stat-cards.tsx'
import { VspButton } from '../../features/vsp/vsp-button.tsx'
import { VspCard } from '../../features/vsp/vsp-card.tsx'
import { type MyRecord, useMyRecord } from '../../record/my-record.ts'

const ScopeCard = lazy(() =>
  import('../../features/dashboard/jobs/scope-card.tsx').then((m) => ({ default: m.ScopeCard })),
)
const SkillsToAdd = lazy(() =>
  import('../../features/dashboard/profile/skills-to-add.tsx').then((m) => ({ default: m.SkillsToAdd })),
)
const RolesToConfirm = lazy(() =>
  import('../../record/roles-to-confirm.tsx').then((m) => ({ default: m.RolesToConfirm })),
)
const PromoCard = lazy(() =>
  import('../../features/public-page/promo-card.tsx').then((m) => ({ default: m.PromoCard })),
)
const BelowFold = lazy(() => import('../../features/dashboard/below-fold.tsx').then((m) => ({ default: m.BelowFold })))

/** The candidate's home screen, in the spec's order; in columns on a desktop (document 001 §2). */
export function DashboardScreen() {
  const record = useMyRecord()
  if (record.isPending) return <DashboardSkeleton />
  if (!record.data) return <Failure page error={record.error} onRetry={() => void record.refetch()} />
  return <Dashboard record={record.data} />
}

DashboardScreen.firstQueries = ({ api }: Landed) => [api.candidates.dashboard.query(), api.jobs.scope.query()]

function Dashboard({ record }: { record: MyRecord }) {
  return (
    <div className="flex flex-col gap-3 sm:gap-4 lg:gap-6">
      <Greeting record={record} />
      <StatCards />
      <Columns record={record} />
      <Suspense>
        <BelowFold record={record} vspButton={<VspButton record={record} />} promo={<PromoCard />} />
      </Suspense>
    </div>
  )
}

const column = 'flex min-w-0 flex-col gap-3 sm:gap-4 lg:gap-6'

/**
 * The cards of the profile and the jobs, on a desktop side by side and equally high: the skills that open more jobs
 * stand in the column with room, which is that of the jobs while few fit.
 */
function Columns({ record }: { record: MyRecord }) {
  const { data: jobs, isPending } = useScope()
  const hasMany = jobs !== undefined && !leavesRoom(jobs)
  const skills = !isPending && (
    <Suspense>
      <SkillsToAdd link={hasMany} />
    </Suspense>
  )
  return (
    <div
      className={`grid grid-cols-1 gap-3 sm:gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-6 ${hasMany ? 'lg:grid-rows-[auto_1fr]' : ''}`}
    >
      <div className={`${column} lg:col-start-2`}>
        {isVerified(record.HrComments) ? <VerifiedCard on={record.VerifiedOn} /> : <VspCard record={record} />}
        <StrengthCard record={record} />
        <JoiningCard record={record} />
      </div>
      <div className={`${column} lg:col-start-1 lg:row-start-1 ${hasMany ? 'lg:row-span-2' : ''}`}>
        {record.Opportunities.unconfirmed && (
          <Suspense>
            <RolesToConfirm record={record} />
          </Suspense>
        )}
        <Suspense fallback={<JobsCardSkeleton />}>
          <ScopeCard />
        </Suspense>
        {!hasMany && skills}
      </div>
      {hasMany && <div className="lg:col-start-2">{skills}</div>}
    </div>
  )
}
