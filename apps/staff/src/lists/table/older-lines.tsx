import { Button } from '@pramaan/ui/button'
import { useTexts } from '../../texts/use-texts.ts'

type OlderLinesProps = {
  /** The last line seen before this page; null on the newest page. */
  before: number | undefined
  /** The cursor of older lines; null when there are none. */
  next: number | null | undefined
  goTo: (line: number | undefined) => void
}

/** The foot of a list that starts at its newest line: links to older lines and back to the newest. */
export function OlderLines({ before, next = null, goTo }: OlderLinesProps) {
  const t = useTexts()
  if (before === undefined && next === null) return null
  return (
    <div className="flex justify-end gap-2">
      <Button tone="quiet" size="sm" disabled={before === undefined} onClick={() => goTo(undefined)}>
        {t('lines.newest')}
      </Button>
      <Button tone="quiet" size="sm" disabled={next === null} onClick={() => goTo(next ?? undefined)}>
        {t('lines.older')}
      </Button>
    </div>
  )
}
