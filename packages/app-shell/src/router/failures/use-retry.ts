import { Refused, Unreachable } from '@pramaan/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

/**
 * What a failure's button does: it tries again, and with it all else on the page that could not be loaded, since a
 * server that is back for one is back for all. By itself a failure is tried again with the network, or after the time
 * that the server names.
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

/** The seconds after which a request that came too soon after many others may be made again. */
export function secondsUntilMore(error: unknown) {
  return error instanceof Refused && error.code === 'too-many-requests' ? error.body.retryAfterSeconds : undefined
}
