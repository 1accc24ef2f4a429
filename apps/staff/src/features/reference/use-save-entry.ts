import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import type { ReferenceListName } from '@pramaan/domain/reference-list'
import { showToast } from '@pramaan/ui/toaster'
import { useTexts } from '../../texts/use-texts.ts'
import type { Entry } from './use-reference.ts'
import { useRefreshReference } from './use-reference.ts'

/** The fields of an entry. */
export type Form = { Title: string; Group: string; Detail: string; Type: string }

/** Props of the dialog: the list, and the entry that it changes, if any. */
export type EntryDialogProps = {
  list: ReferenceListName
  /** The entry to rename; without one, a new entry is added. */
  entry: Entry | undefined
  groups: readonly string[]
  onClose: () => void
}

type Saving = Pick<EntryDialogProps, 'list' | 'entry' | 'onClose'> & { onRefused: (error: unknown) => unknown }

/** Creates or changes an entry. */
export function useSaveEntry({ list, entry, onClose, onRefused }: Saving) {
  const t = useTexts()
  const { referenceLists } = useApi()
  const refresh = useRefreshReference()
  return useSingleMutation<unknown, Form>({
    mutationFn: ({ Type, ...rest }) => {
      const body = { ...rest, ...(Type && { Type }) }
      return entry
        ? referenceLists.change({ params: { list, id: entry.ID }, body })
        : referenceLists.add({ params: { list }, body })
    },
    async onSuccess(_, { Title }) {
      await refresh()
      showToast({ text: t('reference.saved', { name: Title }), tone: 'success' })
      onClose()
    },
    onError: (error) => void onRefused(error),
  })
}
