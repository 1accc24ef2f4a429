import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { Card } from '@pramaan/ui/card'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { saveText } from '../csv/save-csv.ts'
import { useApi } from '../platform/platform.tsx'
import { useFailureText } from '../router/error-page.tsx'
import { useKitTexts } from '../texts/use-kit-texts.ts'
import { usePrivacyTexts } from './use-privacy-texts.ts'

const fileName = 'pramaan-data.json'

/** All that is stored about the person, as one file (D11). */
export function DataCard() {
  const t = useKitTexts()
  const ofRole = usePrivacyTexts()
  const api = useApi()
  const failureText = useFailureText()
  const download = useMutation({
    mutationFn: async () =>
      saveText(fileName, JSON.stringify((await api.privacy.data()).data, null, 2), 'application/json'),
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
        {download.isSuccess && t('privacy.data.done', { name: fileName })}
      </p>
    </Card>
  )
}
