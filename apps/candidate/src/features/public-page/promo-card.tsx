import { Card } from '@pramaan/ui/card'
import { LinkButton } from '@pramaan/ui/link-button'
import { TextLink } from '@pramaan/ui/text-link'
import { Globe } from 'lucide-react'
import { myPagePath } from '../../record/my-profile-path.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { LinkBox } from './link-box.tsx'
import { useMyPage } from './use-my-page.ts'

/**
 * Replaces the 'Build Instant Website In 30 Seconds' promo (document 002 §2.10, D39): a link to set up the public page,
 * or the page's link.
 */
export function PromoCard({ narrow = false }: { narrow?: boolean }) {
  const t = useTexts()
  const { data: page } = useMyPage()
  if (!page) return null
  if (page.On && page.Link)
    return (
      <Card className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 className="text-lg">{t('publicPage.promo.on')}</h2>
          <TextLink href={myPagePath}>{t('publicPage.manage')}</TextLink>
        </div>
        <p className="text-ink-muted text-sm">{t('publicPage.views', { count: page.Views })}</p>
        <LinkBox link={page.Link} name={page.Page.FullName} quiet />
      </Card>
    )
  return (
    <Card className={narrow ? 'flex flex-col gap-4' : 'flex flex-col gap-x-6 gap-y-1 sm:flex-row sm:items-center'}>
      <Globe
        aria-hidden
        className={`size-12 shrink-0 text-line-strong ${narrow ? '' : 'max-sm:hidden'}`}
        strokeWidth={1.1}
      />
      <div className="min-w-0 flex-1">
        <h2 className="text-lg">{t('publicPage.promo.title')}</h2>
        <p className={`text-ink-muted text-sm ${narrow ? '' : 'max-sm:hidden'}`}>{t('publicPage.promo.text')}</p>
      </div>
      {narrow ? (
        <LinkButton tone="quiet" href={myPagePath}>
          {t('publicPage.promo.make')}
        </LinkButton>
      ) : (
        <TextLink href={myPagePath} className="shrink-0 self-start pointer-coarse:-my-2.5 sm:self-auto">
          {t('publicPage.promo.make')}
        </TextLink>
      )}
    </Card>
  )
}
