import { useSingleMutation } from '@pramaan/app-kit/forms/use-single-mutation.ts'
import { useApi } from '@pramaan/app-kit/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-kit/router/error-page.tsx'
import { type CandidateFilters, searchEntries } from '@pramaan/domain/search'
import { Button } from '@pramaan/ui/button'
import { useShortcuts } from '@pramaan/ui/shortcuts'
import { showToast } from '@pramaan/ui/toaster'
import { Download } from 'lucide-react'
import { followDownload } from '../../frame/follow-download.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Saves exactly the filtered list, whole and in its order, as the server streams it. */
export function CandidatesExport({ filters }: { filters: CandidateFilters }) {
  const t = useTexts()
  const { directory } = useApi()
  const failureText = useFailureText()
  const { pageSize: _size, pageIndex: _index, ...query } = Object.fromEntries(searchEntries(filters))
  const save = useSingleMutation<{ data: { url: string } }, void>({
    mutationFn: () => directory.candidatesFile({ query }),
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
