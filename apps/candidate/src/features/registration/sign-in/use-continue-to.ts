import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { readLanding } from '@pramaan/auth/landing-parameters'
import type { Person } from '@pramaan/auth/token'
import { candidateLandingTarget } from '@pramaan/domain/landing'
import { isRegistered } from '@pramaan/domain/registration'
import { useLocation } from 'react-router'
import { pathOfStep } from '../../../step-path.ts'

const entries = ['/', '/login', '/candidate-login', '/signup']

/**
 * Where a candidate goes after sign-in: to the landing link's target, else to the address it named, else from an entry
 * screen to their current step; sign-in shown in place of another screen stays there (000 §4, D9, D12).
 */
export function useContinueTo() {
  const { storage } = usePlatform()
  const { pathname } = useLocation()
  return (person: Person): string | undefined => {
    if (!isRegistered(person.registrationStep)) return undefined
    const target = candidateLandingTarget(readLanding(storage))
    if (target) return target
    return entries.includes(pathname) ? pathOfStep(person.registrationStep) : undefined
  }
}
