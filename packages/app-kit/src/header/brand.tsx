import { Wordmark } from '@pramaan/ui/wordmark'
import { useKitTexts } from '../texts/use-kit-texts.ts'

/** The product's mark and name; with `href` a link to the start. */
export function Brand({ href, compact }: { href?: string; compact?: boolean }) {
  const t = useKitTexts()
  return <Wordmark name={t('app.name')} {...(href && { href })} {...(compact && { compact })} />
}
