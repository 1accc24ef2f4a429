import { TextLink } from '@pramaan/ui/text-link'
import { useShellTexts } from '../texts/use-shell-texts.ts'

/** A banner which says that the people are invented and where the codes are; shown if the server runs a demo. */
export function DemoBanner() {
  const t = useShellTexts()
  if (!isDemo()) return null
  return (
    <p
      data-banner
      className="flex min-h-11 items-center justify-center gap-x-3 bg-accent-soft px-4 text-center text-sm print:hidden"
    >
      {t('demo.text')}
      <TextLink href="/api/dev/outbox" target="_blank">
        {t('demo.codes')}
      </TextLink>
    </p>
  )
}

/* A cookie sent with the page, so the banner is there at the first paint and nothing shifts later. */
function isDemo() {
  return /(?:^|; )demo=1(?:;|$)/.test(document.cookie)
}
