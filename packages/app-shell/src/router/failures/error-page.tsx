import { Refused, Unreachable } from '@pramaan/api-client'
import { ErrorState } from '@pramaan/ui/error-state'
import { FileProblem } from '../../forms/file-problem.ts'
import { useNothingSeen } from '../../offline/nothing-seen.ts'
import { useSentence } from '../../texts/texts.tsx'
import { useShellTexts } from '../../texts/use-shell-texts.ts'
import { isLoadFailure } from './load-failures.ts'
import { NotLoadedPage } from './not-loaded-page.tsx'
import { secondsUntilMore, useRetry } from './use-retry.ts'

/** Shown when a screen breaks: what happened, a way to try again, and the id to quote. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isLoadFailure(error)) return <NotLoadedPage />
  return <Failure page error={error} onRetry={() => window.location.reload()} />
}

/** Props of `Failure`; with `page` it is the page's only content, and its heading. */
type FailureProps = { error: unknown; onRetry: () => void; page?: boolean }

/**
 * An inline failure: a refusal's message, or that the server was not reached; the latter is retried when the network is
 * back.
 */
export function Failure({ error, onRetry, page = false }: FailureProps) {
  const t = useShellTexts()
  const failureText = useFailureText()
  useNothingSeen(error instanceof Unreachable)
  const isUnreachable = error instanceof Unreachable
  const retry = useRetry(error, onRetry)
  const requestId = error instanceof Refused ? error.body.requestId : undefined
  // Being offline is not an error.
  const isOffline = isUnreachable && !navigator.onLine
  if (secondsUntilMore(error) !== undefined)
    return <ErrorState page={page} title={t('error.tooMany.title')} text={t('error.tooMany.text')} />
  return (
    <ErrorState
      page={page}
      title={t(isOffline ? 'error.partNotLoaded.title' : 'error.title')}
      text={isOffline ? t('error.partNotLoaded.text') : failureText(error)}
      offline={isUnreachable}
      onRetry={retry}
      requestId={requestId}
    />
  )
}

/**
 * The message of a failure: the refusal's own, the first field's if it names fields, or that the server was not
 * reached.
 */
export function useFailureText() {
  const t = useShellTexts()
  const sentence = useSentence()
  return (error: unknown): string => {
    if (error instanceof FileProblem) return sentence(error.message)
    if (error instanceof Refused) return sentence(error.details[0]?.message ?? error.message)
    return t(error instanceof Unreachable ? 'error.unreachable' : 'error.broken')
  }
}
