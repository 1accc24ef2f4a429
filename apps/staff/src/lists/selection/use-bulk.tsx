import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { showToast } from '@pramaan/ui/toaster'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import type { Chosen, Outcome, SkippedPerson } from './bulk-outcome.ts'
import { SkippedPeopleDialog } from './skipped-people-dialog.tsx'

/** An action on many rows: how it runs, how it is undone for those it changed, and its message. */
export type BulkAction = {
  people: readonly Chosen[]
  act: (ids: number[]) => Promise<Outcome>
  undo: (ids: number[]) => Promise<Outcome>
  said: (count: number) => string
}

/**
 * Runs an action on many rows: reports the count with Undo, reports each skipped row, and reloads the lists (`again`).
 * `onDone` clears the selection.
 */
export function useBulk({ again, onDone }: { again: () => Promise<unknown>; onDone: () => void }) {
  const t = useTexts()
  const failureText = useFailureText()
  const [left, setLeft] = useState<readonly SkippedPerson[]>([])
  const notify = (people: readonly Chosen[], { data }: Outcome) =>
    setLeft(people.flatMap((one) => data.flatMap(({ ID, why }) => (ID === one.ID && why ? [{ ...one, why }] : []))))
  const undo = useMutation({
    mutationFn: ({ change, ids }: { change: BulkAction; ids: number[] }) => change.undo(ids),
    onSuccess: (outcome, { change }) => {
      if (outcome.done > 0) showToast({ text: t('bulk.undone', { count: outcome.done }) })
      notify(change.people, outcome)
    },
    onError: (error) => showToast({ text: failureText(error), tone: 'danger' }),
    onSettled: again,
  })
  const run = useSingleMutation<Outcome, BulkAction>({
    mutationFn: ({ people, act }) => act(people.map(({ ID }) => ID)),
    onSuccess: async (outcome, change) => {
      onDone()
      const ids = outcome.data.flatMap(({ ID, why }) => (why === null ? [ID] : []))
      const action = { label: t('bulk.undo'), onAction: () => undo.mutate({ change, ids }) }
      if (ids.length > 0) showToast({ text: change.said(ids.length), tone: 'success', action })
      notify(change.people, outcome)
      await again()
    },
  })
  const dialog: ReactNode = left.length > 0 && <SkippedPeopleDialog left={left} onClose={() => setLeft([])} />
  return { run: run.mutate, busy: run.isPending, error: run.error, dialog }
}
