import { ContinueLink } from '@pramaan/app-shell/landing/continue-link.tsx'
import { useLanding } from '@pramaan/app-shell/landing/use-landing.ts'
import { employerLanding } from '@pramaan/domain/landing'

/** Where a landing link goes after sign-in: to its target, or to the home screen (D12, document 002 §9). */
export function LandingScreen() {
  const { landing } = useLanding()
  return <ContinueLink to={employerLanding(landing) ?? '/'} />
}
