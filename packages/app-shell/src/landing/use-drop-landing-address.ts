import { dropLandingAddress } from '@pramaan/auth/landing-parameters'
import type { Person } from '@pramaan/auth/token'
import { takesLanding } from '@pramaan/domain/landing'
import { isRegistered } from '@pramaan/domain/registration'
import { useEffect } from 'react'
import { usePlatform } from '../platform/platform.tsx'

/** Forgets the address that a landing link named as soon as a registered person is on a screen that it may lead to: it leads there once. */
export function useDropLandingAddress(path: string, person: Person | undefined) {
  const { storage } = usePlatform()
  const arrived = person !== undefined && isRegistered(person.registrationStep) && !takesLanding(path)
  useEffect(() => {
    if (arrived) dropLandingAddress(storage)
  }, [arrived, storage])
}
