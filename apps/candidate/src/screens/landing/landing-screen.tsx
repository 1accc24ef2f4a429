import { ContinueLink } from '@pramaan/app-shell/landing/continue-link.tsx'
import { useLanding } from '@pramaan/app-shell/landing/use-landing.ts'
import { LandingResult } from '../../features/landing/landing-result.tsx'

/**
 * Where a landing link goes after sign-in: it applies and shows the result, or continues to a drive, all drives, or the
 * home screen (document 001 §2, D12, D39).
 */
export function LandingScreen() {
  const { requested, continueTo } = useLanding()
  return requested ? <LandingResult requested={requested} /> : <ContinueLink to={continueTo ?? '/'} />
}
