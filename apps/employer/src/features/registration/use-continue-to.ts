import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { readLanding } from '@pramaan/auth/landing-parameters'
import type { Person } from '@pramaan/auth/token'
import { employerLandingTarget } from '@pramaan/domain/landing'
import { isRegistered } from '@pramaan/domain/registration'
import { useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import { pathOfStep } from '../../step-path.ts'

const entries: readonly string[] = ['/', '/login', '/signup', '/emp-auth', paths.signIn]

/** Where an employer goes after sign-in: their current step, or the screen that sign-in replaced (D9, D12). */
export function useContinueTo() {
  const { storage } = usePlatform()
  const { pathname } = useLocation()
  return (person: Person): string | undefined => {
    if (!isRegistered(person.registrationStep)) return pathOfStep(person.registrationStep)
    const target = employerLandingTarget(readLanding(storage))
    if (target) return target
    return entries.includes(pathname) ? pathOfStep(person.registrationStep) : undefined
  }
}
