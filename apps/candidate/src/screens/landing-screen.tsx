import { LeadOn } from '@pramaan/app-kit/landing/lead-on.tsx'
import { useLanding } from '@pramaan/app-kit/landing/use-landing.ts'
import { LandingResult } from '../features/landing/landing-result.tsx'

/**
 * Where a landing link ends after sign-in: its application is made and the result shown, or its marker leads on to a
 * drive, to all drives, or without anything to the start (document 001 §2, D12, D39).
 */
export function LandingScreen() {
  const { asked, lead } = useLanding()
  return asked ? <LandingResult asked={asked} /> : <LeadOn to={lead ?? '/'} />
}
