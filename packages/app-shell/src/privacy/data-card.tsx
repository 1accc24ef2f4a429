import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { Card } from '@pramaan/ui/card'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useApi } from '../platform/platform.tsx'
import { startDownload } from '../platform/start-download.ts'
import { useFailureText } from '../router/failures/error-page.tsx'
import { useShellTexts } from '../texts/use-shell-texts.ts'
import { usePrivacyTexts } from './use-privacy-texts.ts'

/** Everything stored about the person, for people and for programs, with their files, in one ZIP (D11). */
export function DataCard() {
  const t = useShellTexts()
  const ofRole = usePrivacyTexts()
  const api = useApi()
  const failureText = useFailureText()
  const download = useMutation({
    mutationFn: async () => startDownload((await api.privacy.archive()).data.url),
  })
  return (
    <Card className="flex flex-col items-start gap-3">
      <div>
        <h2 className="text-lg">{t('privacy.data')}</h2>
        <p className="text-ink-muted text-sm">{ofRole('data.text')}</p>
      </div>
      {download.isError && <Alert tone="danger">{failureText(download.error)}</Alert>}
      <Button
        tone="quiet"
        icon={<Download />}
        busy={download.isPending && t('privacy.data.busy')}
        onClick={() => download.mutate()}
      >
        {t('privacy.data.download')}
      </Button>
      <p role="status" className="text-ink-muted text-sm empty:hidden">
        {download.isSuccess && t('privacy.data.done')}
      </p>
    </Card>
  )
}
