import { useLanding, useLeadOn } from '@pramaan/app-kit/landing/use-landing.ts'
import { LandingResult, Waiting } from '../features/landing/landing-result.tsx'
import { useTexts } from '../texts/use-texts.ts'

/**
 * Where a landing link ends after sign-in: its application is made and the result shown, or its marker leads on to a
 * drive, to all drives, or without anything to the start (document 001 §2, D12, D39).
 */
export function LandingScreen() {
  const { asked, lead } = useLanding()
  return asked ? <LandingResult asked={asked} /> : <LeadOn to={lead ?? '/'} />
}

function LeadOn({ to }: { to: string }) {
  const t = useTexts()
  useLeadOn(to)
  return <Waiting text={t('landing.leading')} />
}
