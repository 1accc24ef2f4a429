import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { skillListText } from '@pramaan/domain/search'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { FilterChange } from '../filters/use-filters.ts'

/**
 * Turns a pasted job description into a search, unless the person has typed something else before the response arrives.
 * If the description can't be read, its text is searched as words.
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
