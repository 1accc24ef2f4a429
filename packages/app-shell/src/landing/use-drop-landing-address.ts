import { dropLandingAddress } from '@pramaan/auth/landing-parameters'
import type { Person } from '@pramaan/auth/token'
import { takesLanding } from '@pramaan/domain/landing'
import { isRegistered } from '@pramaan/domain/registration'
import { useEffect } from 'react'
import { usePlatform } from '../platform/platform.tsx'

/**
 * Forgets a landing link's redirect URL as soon as a registered person is on a screen it may lead to, so that it is
 * used once.
 */
export function useDropLandingAddress(path: string, person: Person | undefined) {
  const { storage } = usePlatform()
  const arrived = person !== undefined && isRegistered(person.registrationStep) && !takesLanding(path)
  useEffect(() => {
    if (arrived) dropLandingAddress(storage)
  }, [arrived, storage])
}
