import { TextLink } from '@pramaan/ui/text-link'
import { useTexts } from '../../texts/use-texts.ts'

/** Says how a figure's link has filtered the list, with a link to the whole list. */
export function NarrowedListNote({ text, href }: { text: string; href: string }) {
  const t = useTexts()
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-muted">
      {t('list.narrowed', { text })}
      <TextLink href={href} className="min-h-11">
        {t('list.narrowed.all')}
      </TextLink>
    </p>
  )
}
