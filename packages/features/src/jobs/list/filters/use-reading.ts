import { useState } from 'react'
import type { JobList, JobListSearch } from './use-job-search.ts'

/** How the words in the address were understood; empty until their answer has come. */
export function useReading({ search: { term }, answer: { data, isPlaceholderData } }: JobListSearch) {
  const [read, setRead] = useState<{ term: string; reading: JobList['reading'] }>({ term: '', reading: [] })
  // The list before stays while the next one loads: its parts lie elsewhere in other words.
  if (data && !isPlaceholderData && read.reading !== data.reading) setRead({ term, reading: data.reading })
  return read.term === term ? read.reading : []
}
