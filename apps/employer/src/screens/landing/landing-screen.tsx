import { ContinueLink } from '@pramaan/app-shell/landing/continue-link.tsx'
import { useLanding } from '@pramaan/app-shell/landing/use-landing.ts'
import { employerLanding } from '@pramaan/domain/landing'

/** Where a landing link ends after sign-in: it continues to what it named, or to the start (D12, document 002 §9). */
export function LandingScreen() {
  const { landing } = useLanding()
  return <ContinueLink to={employerLanding(landing) ?? '/'} />
}
