import { Button } from '@pramaan/ui/button'
import { IconButton } from '@pramaan/ui/icon-button'
import { useLabels } from '@pramaan/ui/labels'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.ts'

/** Where in the list this profile is. */
export function ListPosition({ position, total }: { position: number | undefined; total: number | undefined }) {
  const t = useTexts()
  const { number } = useLabels()
  if (!position || !total || position > total) return null
  return (
    <span aria-live="polite" className="text-sm whitespace-nowrap text-ink-muted tabular-nums">
      {t('profile.position', { position: number(position), total: number(total) })}
    </span>
  )
}

/** Previous and Next; disabled at the ends (document 002 §2.5). */
export function ListSteps({ previous, next }: { previous: (() => void) | undefined; next: (() => void) | undefined }) {
  const t = useTexts()
  const labels = useLabels()
  return (
    <>
      <Button tone="quiet" className="max-lg:hidden" icon={<ChevronLeft />} disabled={!previous} onClick={previous}>
        {labels.previous}
      </Button>
      <Button tone="quiet" className="max-lg:hidden" disabled={!next} onClick={next}>
        {labels.next}
        <ChevronRight />
      </Button>
      <IconButton
        className="lg:hidden"
        label={t('profile.previous')}
        icon={<ChevronLeft />}
        disabled={!previous}
        onClick={previous}
      />
      <IconButton
        className="-ml-2 lg:hidden"
        edge="end"
        label={t('profile.next')}
        icon={<ChevronRight />}
        disabled={!next}
        onClick={next}
      />
    </>
  )
}
