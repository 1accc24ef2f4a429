import { LinkButton } from '@pramaan/ui/link-button'
import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { useTexts } from '../../../texts/use-texts.ts'

const spans = {
  sm: ['sm:col-span-2', 'sm:col-span-1'],
  xl: ['xl:col-span-3', 'xl:col-span-2', 'xl:col-span-1'],
}

/** Props of `OfferCard`: the number of cards before it, and `inHole` to be there only where the last row is not full. */
type OfferCardProps = { cards: number; title: string; text: string; inHole?: boolean; children: ReactNode }

/** The last card of a page: an offer that fills the remaining width of the row. */
export function OfferCard({ cards, title, text, inHole, children }: OfferCardProps) {
  return (
    <li
      className={clsx(
        'flex flex-wrap content-center items-center justify-center gap-x-6 gap-y-3 rounded-card border border-line-strong border-dashed px-5 py-6 text-center sm:text-left',
        spans.sm[cards % 2],
        spans.xl[cards % 3],
        inHole && ['max-sm:hidden', cards % 2 === 0 && 'sm:max-xl:hidden', cards % 3 === 0 && 'xl:hidden'],
      )}
    >
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-ink-muted text-sm">{text}</p>
      </div>
      {children}
    </li>
  )
}

/**
 * Fills the empty place on a page whose search can't be saved or is already saved: an offer to post a job, so that
 * candidates apply on their own.
 */
export function PostJobCard({ cards }: { cards: number }) {
  const t = useTexts()
  return (
    <OfferCard inHole cards={cards} title={t('search.post')} text={t('search.post.text')}>
      <LinkButton tone="soft" href={paths.newJob} icon={<Plus />}>
        {t('search.post.job')}
      </LinkButton>
    </OfferCard>
  )
}
