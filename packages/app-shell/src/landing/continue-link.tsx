import { Spinner } from '@pramaan/ui/spinner'
import { useShellTexts } from '../texts/use-shell-texts.ts'
import { useContinue } from './use-landing.ts'

/** Announces what is loading. */
export function Waiting({ text }: { text: string }) {
  return (
    <p role="status" className="flex min-h-60 flex-col items-center justify-center gap-4 text-ink-muted">
      <Spinner />
      {text}
    </p>
  )
}

/** A landing page that continues after a second (document 001 §9). */
export function ContinueLink({ to }: { to: string }) {
  const t = useShellTexts()
  useContinue(to)
  return <Waiting text={t('landing.redirecting')} />
}
