import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { showToast } from '@pramaan/ui/toaster'
import { useTexts } from './texts/use-texts.ts'

/** What a toast says of a change, and what its Undo does. */
export type ChangeNotice = { text: string; undo?: () => void }

/** A change: its request, what reads itself again after it, and what is said then; `onRefused` may take a failure over. */
export type NoticedChange<V, T> = {
  run: (values: V) => Promise<T>
  reload: () => Promise<void>
  done: (values: V, data: T) => ChangeNotice
  onRefused?: ((error: Error) => boolean) | undefined
}

/** A change that is made at once: a toast says it, with the way back, or why it failed. */
export function useNoticedChange<V, T>({ run, reload, done, onRefused }: NoticedChange<V, T>) {
  const t = useTexts()
  const failureText = useFailureText()
  return useSingleMutation<T, V>({
    mutationFn: run,
    async onSuccess(data, values) {
      const { text, undo } = done(values, data)
      await reload()
      showToast({ text, tone: 'success', ...(undo && { action: { label: t('bulk.undo'), onAction: undo } }) })
    },
    onError: (error) => {
      if (!onRefused?.(error)) showToast({ text: failureText(error), tone: 'danger' })
    },
  })
}
