import { useSingleMutation } from '@pramaan/app-kit/forms/use-single-mutation.ts'
import { useFailureText } from '@pramaan/app-kit/router/error-page.tsx'
import { Button } from '@pramaan/ui/button'
import { useShortcuts } from '@pramaan/ui/shortcuts'
import { showToast } from '@pramaan/ui/toaster'
import { Download } from 'lucide-react'
import { useTexts } from '../texts/use-texts.ts'
import { followDownload } from './follow-download.ts'

/** Saves exactly the filtered list as a file that the server streams, also by the key `e`; `link` asks where it lies. */
export function FileButton({ link }: { link: () => Promise<{ data: { url: string } }> }) {
  const t = useTexts()
  const failureText = useFailureText()
  const save = useSingleMutation<{ data: { url: string } }, void>({
    mutationFn: link,
    onSuccess: ({ data }) => followDownload(data.url),
    onError: (error) => showToast({ text: failureText(error), tone: 'danger' }),
  })
  useShortcuts([{ on: 'e', label: t('keys.export'), onPress: () => save.mutate() }])
  return (
    <Button
      tone="quiet"
      size="sm"
      icon={<Download />}
      busy={save.isPending && t('csv.busy')}
      onClick={() => save.mutate()}
    >
      {t('csv.export')}
    </Button>
  )
}
