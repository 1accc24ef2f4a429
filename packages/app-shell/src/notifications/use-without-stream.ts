import { useSyncExternalStore } from 'react'
import { streamIsCut } from './unread-stream.ts'

const everyMs = 60_000

/** The polling of a count that the stream usually sends: once a minute, only while there is no stream. */
export function useWithoutStream() {
  const isCut = useSyncExternalStore(streamIsCut.subscribe, streamIsCut.read)
  return { enabled: isCut, refetchInterval: everyMs }
}
