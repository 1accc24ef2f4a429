import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useEffect, useRef } from 'react'

/**
 * Logs a view of a profile, once each time it opens (document 002 §2.4); waits while `candidateId` is undefined. A
 * failed log does not concern the reader.
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
