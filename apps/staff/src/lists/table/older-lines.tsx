import { Button } from '@pramaan/ui/button'
import { useTexts } from '../../texts/use-texts.ts'

type OlderLinesProps = {
  /** The last line seen, behind which this page starts; none on the newest page. */
  before: number | undefined
  /** Where older lines start; null when there are none. */
  next: number | null | undefined
  goTo: (line: number | undefined) => void
}

/** The foot of a list that is read from its newest line on: to older ones, and back to the newest. */
export function OlderLines({ before, next = null, goTo }: OlderLinesProps) {
  const t = useTexts()
  if (before === undefined && next === null) return null
  return (
    <div className="flex justify-end gap-2">
      <Button tone="quiet" size="sm" disabled={before === undefined} onClick={() => goTo(undefined)}>
        {t('older.newest')}
      </Button>
      <Button tone="quiet" size="sm" disabled={next === null} onClick={() => goTo(next ?? undefined)}>
        {t('older.older')}
      </Button>
    </div>
  )
}
