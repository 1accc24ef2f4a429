import { Button } from '@pramaan/ui/button'
import { EmptyState } from '@pramaan/ui/empty-state'
import { SearchX, Users } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.ts'

/** What an empty list says; filters can be cleared from here. */
export function NoCandidates({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  const t = useTexts()
  if (!narrowed) return <EmptyState bare icon={Users} title={t('list.empty')} text={t('list.empty.text')} />
  return (
    <EmptyState
      bare
      icon={SearchX}
      title={t('list.none')}
      text={t('list.none.text')}
      action={
        <Button tone="quiet" onClick={onClear}>
          {t('list.none.clear')}
        </Button>
      }
    />
  )
}
