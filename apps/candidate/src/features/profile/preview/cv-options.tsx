import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { useFeatureTexts } from '@pramaan/features/texts/use-feature-texts.ts'
import { Alert } from '@pramaan/ui/alert'
import { SwitchField } from '@pramaan/ui/switch-field'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MyRecord } from '../../../record/my-record.ts'
import { MissingFromCv } from './missing-from-cv.tsx'

/** The CV's settings, and the parts that are still missing. */
export function CvOptions({ record }: { record: MyRecord }) {
  const t = useFeatureTexts()
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
