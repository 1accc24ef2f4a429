import { type ReactNode, useState } from 'react'
import { countWaiting } from '../offline/storage-keys.ts'
import { usePerson, usePlatform } from '../platform/platform.tsx'
import { latePart, OpenedLate } from '../router/loading/late-part.tsx'

// Most people who log out have nothing waiting.
const LogoutQuestion = latePart(() => import('./logout-question.tsx').then((m) => m.LogoutQuestion))

/**
 * Signs out; while anything of the account still waits for the network here, it asks first, because logging out
 * discards it.
 */
export function useLogout(): { logout: () => void; question: ReactNode } {
  const { session, storage } = usePlatform()
  const { ID } = usePerson()
  const [waiting, setWaiting] = useState<ReturnType<typeof countWaiting>>([])
  const signOut = () => void session.signOut()
  return {
    logout() {
      const left = countWaiting(storage, ID)
      if (left.length > 0) setWaiting(left)
      else signOut()
    },
    question: waiting.length > 0 && (
      <OpenedLate onClose={() => setWaiting([])}>
        <LogoutQuestion waiting={waiting} onStay={() => setWaiting([])} onLogout={signOut} />
      </OpenedLate>
    ),
  }
}
