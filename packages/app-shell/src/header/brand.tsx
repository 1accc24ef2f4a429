import { Wordmark } from '@pramaan/ui/wordmark'
import { useShellTexts } from '../texts/use-shell-texts.ts'

/** The product's mark and name; with `href` a link to the home screen. */
export function Brand({ href, compact }: { href?: string; compact?: boolean }) {
  const t = useShellTexts()
  return <Wordmark name={t('app.name')} {...(href && { href })} {...(compact && { compact })} />
}
