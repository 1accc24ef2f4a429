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
  textOf: (count: number) => string
}

/**
 * Runs an action on many rows: reports the count with Undo, reports each skipped row, and reloads the lists. `onDone`
 * clears the selection.
 */
export function useBulk({ reload, onDone }: { reload: () => Promise<unknown>; onDone: () => void }) {
  const t = useTexts()
  const failureText = useFailureText()
  const [skipped, setSkipped] = useState<readonly SkippedPerson[]>([])
  const showSkipped = (people: readonly Chosen[], { data }: Outcome) =>
    setSkipped(
      people.flatMap((person) => data.flatMap(({ ID, why }) => (ID === person.ID && why ? [{ ...person, why }] : []))),
    )
  const undo = useMutation({
    mutationFn: ({ change, ids }: { change: BulkAction; ids: number[] }) => change.undo(ids),
    onSuccess: (outcome, { change }) => {
      if (outcome.done > 0) showToast({ text: t('bulk.undone', { count: outcome.done }) })
      showSkipped(change.people, outcome)
    },
    onError: (error) => showToast({ text: failureText(error), tone: 'danger' }),
    onSettled: reload,
  })
  const run = useSingleMutation<Outcome, BulkAction>({
    mutationFn: ({ people, act }) => act(people.map(({ ID }) => ID)),
    onSuccess: async (outcome, change) => {
      onDone()
      const ids = outcome.data.flatMap(({ ID, why }) => (why === null ? [ID] : []))
      const action = { label: t('bulk.undo'), onAction: () => undo.mutate({ change, ids }) }
      if (ids.length > 0) showToast({ text: change.textOf(ids.length), tone: 'success', action })
      showSkipped(change.people, outcome)
      await reload()
    },
  })
  const dialog: ReactNode = skipped.length > 0 && <SkippedPeopleDialog left={skipped} onClose={() => setSkipped([])} />
  return { run: run.mutate, busy: run.isPending, error: run.error, dialog }
}
