import { useAuth, usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { addressOn } from '@pramaan/auth/guard'
import { firstName } from '@pramaan/domain/name'
import { hirePath } from '@pramaan/domain/public-profile'
import { Card } from '@pramaan/ui/card'
import { LinkButton } from '@pramaan/ui/link-button'
import { TextLink } from '@pramaan/ui/text-link'
import { useTexts } from '../../texts/use-texts.ts'
import type { Page } from './use-my-page.ts'

/** How an employer reaches this person: through the employer app. Job seekers get a link to sign in. */
export function HireCard({ page }: { page: Page }) {
  const t = useTexts()
  const { app } = usePlatform()
  const { person } = useAuth()
  const { protocol, host } = window.location
  const [pathname = '', search = ''] = hirePath(page.ID).split('?')
  const address = addressOn('employer', app, { protocol, host, pathname, search: `?${search}` })
  return (
    <Card as="aside" className="flex flex-col gap-3">
      <h2 className="text-lg wrap-anywhere">{t('publicPage.hire.title', { name: firstName(page.FullName) })}</h2>
      <p className="text-ink-muted text-sm">{t('publicPage.hire.text')}</p>
      <LinkButton block href={address} rel="nofollow">
        {t('publicPage.hire')}
      </LinkButton>
      {!person && (
        <p className="border-line border-t pt-3 text-ink-muted text-sm">
          {t('publicPage.foot')}{' '}
          <TextLink inline href="/signup">
            {t('publicPage.foot.join')}
          </TextLink>
        </p>
      )}
    </Card>
  )
}
