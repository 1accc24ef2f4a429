import { useSingleMutation } from '@pramaan/app-shell/forms/use-single-mutation.ts'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { showToast } from '@pramaan/ui/toaster'
import { CsvButton } from './csv-button.tsx'
import { followDownload } from './follow-download.ts'

/** Exports exactly the filtered list as a file that the server streams; `link` requests its address. */
export function FileButton({ link }: { link: () => Promise<{ data: { url: string } }> }) {
  const failureText = useFailureText()
  const save = useSingleMutation<{ data: { url: string } }, void>({
    mutationFn: link,
    onSuccess: ({ data }) => followDownload(data.url),
    onError: (error) => showToast({ text: failureText(error), tone: 'danger' }),
  })
  return <CsvButton busy={save.isPending} onSave={() => save.mutate()} />
}
