import { useSyncExternalStore } from 'react'
import { streamIsCut } from './unread-stream.ts'

const everyMs = 60_000

/** For the query of a count that the stream sends: it asks only while there is no stream, once a minute. */
export function useWithoutStream() {
  const isCut = useSyncExternalStore(streamIsCut.subscribe, streamIsCut.read)
  return { enabled: isCut, refetchInterval: everyMs }
}
