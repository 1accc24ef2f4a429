import { Button } from '@pramaan/ui/button'
import { useLabels } from '@pramaan/ui/labels'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import type { RemovalNoticeProps } from './removal-notice.tsx'
import { narrowing, useRemoval } from './use-removal.ts'

/** Removes the filter that excludes the most, or else the last one; hidden if a search has no filter. */
export function WidenButton({ filters, words, onRemove }: RemovalNoticeProps) {
  const t = usePostingTexts()
  const { number } = useLabels()
  const most = useRemoval(filters, true)
  const last = most?.filter ?? narrowing(filters).at(-1)
  if (!last) return null
  const remove = t('empty.remove', { filter: words(last) })
  return (
    <Button tone="soft" onClick={() => onRemove(last)}>
      {most ? t('empty.remove.leaves', { remove, shown: number(most.count), count: most.count }) : remove}
    </Button>
  )
}
