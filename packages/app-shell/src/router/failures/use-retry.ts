import { Refused, Unreachable } from '@pramaan/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

/**
 * The action of a failure's button: it retries, together with everything else on the page that failed to load, because
 * a server that is back works for all. A failure is also retried automatically with the network, or after the time that
 * the server states.
 */
export function useRetry(error: unknown, onRetry: () => void) {
  const client = useQueryClient()
  const retry = useEffectEvent(onRetry)
  const seconds = secondsUntilMore(error)
  const isUnreachable = error instanceof Unreachable
  useEffect(() => {
    if (seconds === undefined) return
    const timer = setTimeout(() => retry(), seconds * 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  useEffect(() => {
    if (!isUnreachable) return
    const again = () => retry()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isUnreachable])
  return () => {
    onRetry()
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  }
}

/** The seconds after which a rate-limited request can be repeated. */
export function secondsUntilMore(error: unknown) {
  return error instanceof Refused && error.code === 'too-many-requests' ? error.body.retryAfterSeconds : undefined
}
