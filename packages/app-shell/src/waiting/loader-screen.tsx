import { LinkButton } from '@pramaan/ui/link-button'
import { Spinner } from '@pramaan/ui/spinner'
import { useShellTexts } from '../texts/use-shell-texts.ts'
import { useRedirect } from './use-redirect.ts'

/** How long the loading screen waits before it continues, in milliseconds (document 001 §9). */
export const loaderMilliseconds = 15_000

/**
 * The loading screen of `/load` and `/loader`: goes to the home screen after 15 seconds, or at once by its button
 * (D39).
 */
export function LoaderScreen() {
  const t = useShellTexts()
  useRedirect('/', loaderMilliseconds)
  return (
    <main className="grid min-h-[60dvh] place-items-center p-4 text-center">
      <div className="flex flex-col items-center gap-4" role="status">
        <Spinner />
        <h1 className="text-xl">{t('app.loading')}</h1>
        <p className="text-ink-muted">{t('loader.text')}</p>
        <LinkButton href="/" tone="quiet">
          {t('loader.now')}
        </LinkButton>
      </div>
    </main>
  )
}
