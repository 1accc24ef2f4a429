import { withoutFilter } from '@pramaan/contract/search/candidate-filters'
import { WidenButton } from '@pramaan/features/search/removal/widen-button.tsx'
import { Button } from '@pramaan/ui/button'
import { EmptyState } from '@pramaan/ui/empty-state'
import { SearchX, Users } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.ts'
import { useFilterWords } from './reading/filter-words.ts'
import type { ListAddress } from './use-list-address.ts'

/** The text of an empty list, with buttons that remove the filter that excludes the most, or all filters. */
export function NoCandidates({ narrowed, address }: { narrowed: boolean; address: ListAddress }) {
  const t = useTexts()
  const { filters, change, clear } = address
  const words = useFilterWords(filters)
  if (!narrowed) return <EmptyState bare icon={Users} title={t('list.empty')} text={t('list.empty.text')} />
  return (
    <EmptyState
      bare
      icon={SearchX}
      title={t('list.none')}
      text={t('list.none.text')}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <WidenButton filters={filters} words={words} onRemove={(filter) => change(withoutFilter(filters, filter))} />
          <Button tone="quiet" onClick={clear}>
            {t('list.none.clear')}
          </Button>
        </div>
      }
    />
  )
}
