import { ContinueLink } from '@pramaan/app-shell/landing/continue-link.tsx'
import { useLanding } from '@pramaan/app-shell/landing/use-landing.ts'
import { LandingResult } from '../../features/landing/landing-result.tsx'

/**
 * Where a landing link ends after sign-in: its application is made and the result shown, or its marker continues to a
 * drive, to all drives, or without anything to the start (document 001 §2, D12, D39).
 */
export function LandingScreen() {
  const { requested, lead } = useLanding()
  return requested ? <LandingResult requested={requested} /> : <ContinueLink to={lead ?? '/'} />
}
