import { Button } from '@pramaan/ui/button'
import { LinkButton } from '@pramaan/ui/link-button'
import { Copy, ExternalLink, Share2 } from 'lucide-react'
import { useShare } from '../../share/use-share.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The page's link, to read, copy, share and open; `quiet` where copying is not the main action. */
export function LinkBox({ link, name, quiet = false }: { link: string; name: string; quiet?: boolean }) {
  const t = useTexts()
  const { canShare, copy, share } = useShare()
  return (
    <div className="flex flex-col gap-3">
      <p className="rounded-control border border-line bg-canvas px-3 py-2.5 text-sm font-semibold wrap-anywhere select-all">
        <span className="sr-only">{t('publicPage.link')}: </span>
        {link.replace(/^https?:\/\//, '')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button tone={quiet ? 'quiet' : 'primary'} icon={<Copy />} onClick={() => void copy(link)}>
          {t('publicPage.copy')}
        </Button>
        {canShare && (
          <Button
            tone="quiet"
            icon={<Share2 />}
            onClick={() => void share({ title: t('publicPage.share.title', { name }), link })}
          >
            {t('publicPage.share')}
          </Button>
        )}
        <LinkButton tone="quiet" icon={<ExternalLink />} href={link} target="_blank" rel="noopener">
          {t('publicPage.open')}
        </LinkButton>
      </div>
    </div>
  )
}
