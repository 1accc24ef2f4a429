import { Brand } from '@pramaan/app-shell/header/brand.tsx'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { EmptyState } from '@pramaan/ui/empty-state'
import { LinkButton } from '@pramaan/ui/link-button'
import { PageHeader } from '@pramaan/ui/page-header'
import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'

/** The page that the messages of an alert lead to: it stops the alert once its button is pressed, signed in or not. */
export function StopAlertScreen() {
  const t = useFeatureTexts()
  const api = useApi()
  const failureText = useFailureText()
  const [address] = useSearchParams()
  const token = address.get('token') ?? ''
  const stop = useMutation({ mutationFn: () => api.alerts.stop({ body: { token } }) })
  const stopped = stop.data?.data
  return (
    <div className="mx-auto flex w-full max-w-160 flex-col gap-5 p-4">
      <Brand href="/" />
      <PageHeader title={t(stopped ? 'alert.stopped.title' : 'alert.stop.title')} />
      {stop.error && <Alert tone="danger">{failureText(stop.error)}</Alert>}
      {stopped ? (
        <EmptyState
          drawing="done"
          title={t('alert.stopped.text', { name: stopped.Name })}
          action={<LinkButton href="/">{t('error.home')}</LinkButton>}
        />
      ) : (
        <EmptyState
          title={t('alert.stop.text')}
          action={
            <Button busy={stop.isPending && t('alert.stop.busy')} onClick={() => stop.mutate()}>
              {t('alert.stop')}
            </Button>
          }
        />
      )}
    </div>
  )
}
