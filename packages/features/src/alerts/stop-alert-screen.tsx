import { Brand } from '@pramaan/app-shell/header/brand.tsx'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure, useFailureText } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { EmptyState } from '@pramaan/ui/empty-state'
import { LinkButton } from '@pramaan/ui/link-button'
import { PageHeader } from '@pramaan/ui/page-header'
import { Loading, SkeletonText } from '@pramaan/ui/skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'

/** Props of `StopAlertScreen`: `searched` describes a search of the app in words, given the query of its list. */
export type StopAlertScreenProps = { searched: (query: string) => ReactNode }

/**
 * The page that an alert's messages link to: it names the saved search and stops its alert when the button is pressed,
 * signed in or not.
 */
export function StopAlertScreen({ searched }: StopAlertScreenProps) {
  const t = useFeatureTexts()
  const api = useApi()
  const failureText = useFailureText()
  const [address] = useSearchParams()
  const token = address.get('token') ?? ''
  const asked = useQuery({ ...api.alerts.find.query({ query: { token } }), retry: false })
  const search = asked.data?.data
  const stop = useMutation({ mutationFn: () => api.alerts.stop({ body: { token } }) })
  const stopped = stop.data?.data
  return (
    <div className="mx-auto flex w-full max-w-160 flex-col gap-5 p-4">
      <Brand href="/" />
      <PageHeader title={t(stopped ? 'alert.stopped.title' : 'alert.stop.title')} />
      {stop.error && <Alert tone="danger">{failureText(stop.error)}</Alert>}
      {stopped && (
        <EmptyState
          drawing="done"
          title={t('alert.stopped.text', { name: stopped.Name })}
          action={<LinkButton href="/">{t('error.home')}</LinkButton>}
        />
      )}
      {!stopped && search && (
        <EmptyState
          title={<span className="wrap-anywhere">{t('alert.stop.name', { name: search.Name })}</span>}
          text={
            <>
              <span className="wrap-anywhere block">{searched(search.Query)}</span>
              <span className="mt-3 block">{t('alert.stop.text')}</span>
            </>
          }
          action={
            <Button busy={stop.isPending && t('alert.stop.busy')} onClick={() => stop.mutate()}>
              {t('alert.stop')}
            </Button>
          }
        />
      )}
      {asked.isPending && (
        <Loading>
          <SkeletonText lines={4} />
        </Loading>
      )}
      {asked.isError && <Failure error={asked.error} onRetry={() => void asked.refetch()} />}
    </div>
  )
}
