import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useEffect, useRef } from 'react'

/**
 * Logs that the caller views a profile, once each time it is opened (document 002 §2.4); `candidateId` undefined is not
 * there yet. A log that fails is no matter of the reader's.
 */
export function useProfileView(candidateId: number | undefined) {
  const api = useApi()
  const logged = useRef<number>(undefined)
  useEffect(() => {
    if (candidateId === undefined || logged.current === candidateId) return
    logged.current = candidateId
    api.search.logHit({ body: { CandidateID: candidateId } }).catch(() => undefined)
  }, [api, candidateId])
}
