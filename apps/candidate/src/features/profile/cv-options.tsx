import { useApi } from '@pramaan/app-kit/platform/platform.tsx'
import { MissingFromCv } from '@pramaan/app-kit/profile/missing-from-cv.tsx'
import { useFailureText } from '@pramaan/app-kit/router/error-page.tsx'
import { useKitTexts } from '@pramaan/app-kit/texts/use-kit-texts.ts'
import { Alert } from '@pramaan/ui/alert'
import { SwitchField } from '@pramaan/ui/switch-field'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MyRecord } from '../../my-record.ts'

/** What the owner decides about the CV, and what it still lacks. */
export function CvOptions({ record }: { record: MyRecord }) {
  const t = useKitTexts()
  const api = useApi()
  const cache = useQueryClient()
  const failureText = useFailureText()
  const choice = useMutation({
    mutationFn: (payOnCv: boolean) => api.candidates.updateProfile({ params: { id: record.ID }, body: { payOnCv } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: api.candidates.get.key }),
  })
  return (
    <div className="grid gap-4 print:hidden">
      <SwitchField
        label={t('download.pay')}
        help={t('download.pay.help')}
        checked={choice.isPending ? choice.variables : record.PayOnCv}
        disabled={choice.isPending}
        onChecked={(payOnCv) => choice.mutate(payOnCv)}
      />
      {choice.error && <Alert tone="danger">{failureText(choice.error)}</Alert>}
      <MissingFromCv profile={record} />
    </div>
  )
}
