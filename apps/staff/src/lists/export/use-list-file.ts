import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { showToast } from '@pramaan/ui/toaster'
import { followDownload } from './follow-download.ts'

/** The call that returns the URL of a file. */
export type FileLink = () => Promise<{ data: { url: string } }>

/** Saves a file that the server streams. */
export function useListFile(link: FileLink) {
  const failureText = useFailureText()
  const save = useSingleMutation<{ data: { url: string } }, void>({
    mutationFn: link,
    onSuccess: ({ data }) => followDownload(data.url),
    onError: (error) => showToast({ text: failureText(error), tone: 'danger' }),
  })
  return { busy: save.isPending, save: () => save.mutate() }
}
