import { copyText } from '@pramaan/app-shell/platform/copy-text.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Card } from '../stages/board-state.ts'

/** The result of a copy: the numbers, the error that ended it early, and whether the browser accepted the text. */
type Copied = { numbers: string[]; failure: Error | undefined; taken: boolean }

/**
 * The phone numbers of the selected candidates whose contact the employer has opened before; each comes through the
 * same logged reveal as on the profile, one after the other (D30).
 */
export function useCopyNumbers(cards: readonly Card[], onCopied: (count: number) => void) {
  const api = useApi()
  const check = useQuery({
    ...api.contacts.opened.query({ query: { Candidates: cards.map(({ ID }) => ID) } }),
    staleTime: 0,
  })
  const known = new Set(check.data?.data)
  const opened = cards.filter(({ ID }) => known.has(ID))
  const copy = useMutation({
    mutationFn: async (): Promise<Copied> => {
      const numbers: string[] = []
      let failure: Error | undefined
      for (const { ID } of opened) {
        try {
          const { data } = await api.contacts.reveal({ params: { id: ID } })
          if (data.Phone) numbers.push(data.Phone)
        } catch (error) {
          failure = error instanceof Error ? error : new Error('Not revealed')
          break
        }
      }
      const isCopied = numbers.length > 0 && (await copyText(numbers.join('\n')))
      return { numbers, failure, taken: isCopied }
    },
    onSuccess: ({ numbers, failure, taken: isCopied }) => {
      if (isCopied && !failure) onCopied(numbers.length)
    },
  })
  return {
    check,
    opened,
    unopened: check.data ? cards.filter(({ ID }) => !known.has(ID)) : [],
    copy: () => copy.mutate(),
    copying: copy.isPending,
    outcome: copy.data,
  }
}
