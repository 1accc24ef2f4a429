import { useState } from 'react'
import type { JobList, JobListSearch } from './use-job-search.ts'

/** The parsed words of the URL; empty until the response has arrived. */
export function useReading({ search: { term }, answer: { data, isPlaceholderData } }: JobListSearch) {
  const [read, setRead] = useState<{ term: string; reading: JobList['reading'] }>({ term: '', reading: [] })
  // The previous list stays while the next one loads; its parts have positions in other words.
  if (data && !isPlaceholderData && read.reading !== data.reading) setRead({ term, reading: data.reading })
  return read.term === term ? read.reading : []
}
