import { Skeleton } from '@pramaan/ui/skeleton'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { StaffLayout } from '../../layout/staff-layout.tsx'
import { useFactorChanged, useFactorStatus } from './use-factor.ts'

const RequiredSetUp = lazy(() => import('./required-set-up.tsx').then((m) => ({ default: m.RequiredSetUp })))

/** Blocks the console with the setup steps for a person who must have a second factor and has none. */
export function FactorGate({ requested, children }: { requested: boolean; children: ReactNode }) {
  const { data } = useFactorStatus(requested)
  const [codes, setCodes] = useState<string[]>()
  const changed = useFactorChanged()
  const done = async () => {
    await changed()
    setCodes(undefined)
  }
  if (!codes && (!data?.data.Required || data.data.On)) return children
  return (
    <StaffLayout>
      <Suspense fallback={<Skeleton className="h-80 w-full" />}>
        <RequiredSetUp codes={codes} onCodes={setCodes} onDone={() => void done()} />
      </Suspense>
    </StaffLayout>
  )
}
