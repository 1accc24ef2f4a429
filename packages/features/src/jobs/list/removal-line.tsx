import { useLabels } from '@pramaan/ui/labels'
import { TextButton } from '@pramaan/ui/text-link'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import type { useRemoval } from './filters/use-removal.ts'

/** Says what left the most out of a short list, and removes it. */
export function RemovalLine({ removal }: { removal: NonNullable<ReturnType<typeof useRemoval>> }) {
  const t = useFeatureTexts()
  const { number } = useLabels()
  const { name, count, remove } = removal
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-muted wrap-anywhere">
      {t('jobs.removal', { name, count, shown: number(count) })}
      <TextButton onClick={remove}>{t('empty.remove', { filter: name })}</TextButton>
    </p>
  )
}
