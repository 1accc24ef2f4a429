import type { CandidateFilters } from '@pramaan/contract/search/candidate-filters'
import { defaultSort, newestSort, type Sort, sortText } from '@pramaan/domain/search'
import { Menu } from '@pramaan/ui/menu'
import { TextButton } from '@pramaan/ui/text-link'
import { ChevronDown } from 'lucide-react'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Filters } from './use-filters.ts'

const sorts = {
  best: defaultSort,
  newest: newestSort,
  updated: [{ column: 'UpdatedOn', descending: true }],
  experience: [{ column: 'experience', descending: true }],
  pay: [{ column: 'expectedCtc', descending: false }],
  profile: [{ column: 'ProfileProgress', descending: true }],
  name: [{ column: 'FullName', descending: false }],
} as const satisfies Record<string, readonly Sort[]>

type SortName = keyof typeof sorts
const names = Object.keys(sorts) as SortName[]

/** Without words, a job position or a required skill there is nothing to match, so best match means newest. */
function canMatch({ term, searchTitle, mustHave }: CandidateFilters) {
  return (term ?? searchTitle ?? mustHave) !== undefined
}

function nameOf(filters: CandidateFilters): SortName | undefined {
  const text = filters.sortBy.map(sortText).join()
  const name = names.find((one) => sorts[one].map(sortText).join() === text)
  return name === 'best' && !canMatch(filters) ? 'newest' : name
}

/** The sort order of the list. */
export function SortMenu({ search }: { search: Filters }) {
  const t = useTexts()
  const current = nameOf(search.filters)
  return (
    <Menu
      trigger={
        <TextButton className="text-ink! whitespace-nowrap">
          <span className="font-normal text-ink-muted">{t('sort.label')}</span>
          {t(current ? `sort.${current}` : 'sort.fromLink')}
          <ChevronDown aria-hidden />
        </TextButton>
      }
      items={names
        .filter((name) => name !== 'best' || canMatch(search.filters))
        .map((name) => ({
          key: name,
          label: t(`sort.${name}`),
          checked: name === current,
          onSelect: () => search.change({ sortBy: sorts[name] }),
        }))}
    />
  )
}
