import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { skillListText } from '@pramaan/domain/search'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { FilterChange } from '../filters/use-filters.ts'

/**
 * Reads a pasted description of a job as a search, unless something else was typed until the answer is there. Where it
 * cannot be read, what was pasted is searched as words.
 */
export function useDescription(onRead: (change: FilterChange, letters: number) => void) {
  const api = useApi()
  const latest = useRef(onRead)
  const asked = useRef('')
  useEffect(() => {
    latest.current = onRead
  })
  const { mutate } = useMutation({
    mutationFn: (Text: string) => api.searchAids.described({ body: { Text } }),
    onSuccess: ({ data }, text) => {
      if (!data || asked.current !== text) return
      const { term, mustHave } = data
      latest.current({ term, searchTitle: undefined, mustHave: skillListText(mustHave) || undefined }, text.length)
    },
  })
  return {
    read(text: string) {
      asked.current = text
      mutate(text)
    },
    drop() {
      asked.current = ''
    },
  }
}
