import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { readLanding, saveLanding } from '@pramaan/auth/landing-parameters'
import type { Person } from '@pramaan/auth/token'
import { candidateLandingTarget } from '@pramaan/domain/landing'
import { isRegistered } from '@pramaan/domain/registration'
import { useLocation } from 'react-router'
import { pathOfStep } from '../../../step-path.ts'

const entries = ['/', '/login', '/candidate-login', '/signup']
/** What a new person does not come for: after the registration the welcome stands in its place. */
const homes = ['/dashboard', '/candidate-dashboard']

/**
 * Where a candidate goes after sign-in: to the landing link's target, else to the address it named, else from an entry
 * screen to their current step; sign-in shown in place of another screen stays there (000 §4, D9, D12). Who has to
 * register first comes back to that screen when the registration is done.
 */
export function useContinueTo() {
  const { storage } = usePlatform()
  const { pathname, search } = useLocation()
  return (person: Person): string | undefined => {
    const target = candidateLandingTarget(readLanding(storage))
    if (!isRegistered(person.registrationStep)) {
      const hasTarget = ![...entries, ...homes].includes(pathname)
      if (hasTarget && !target) saveLanding(storage, new URLSearchParams({ Url: `${pathname}${search}` }))
      return undefined
    }
    if (target) return target
    return entries.includes(pathname) ? pathOfStep(person.registrationStep) : undefined
  }
}
