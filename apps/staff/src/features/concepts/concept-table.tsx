import { Button } from '@pramaan/ui/button'
import type { Column } from '@pramaan/ui/data-table'
import { EmptyState } from '@pramaan/ui/empty-state'
import { Search } from 'lucide-react'
import { ListTable } from '../../lists/table/list-table.tsx'
import type { ListPage } from '../../lists/table/use-list-page.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { ListedConcept } from './use-concepts.ts'

type ConceptTableProps = ListPage & {
  rows: readonly ListedConcept[] | undefined
  total: number | undefined
  onOpen: (concept: ListedConcept) => void
}

/** Entries, found by any of their names or listed alphabetically; Enter opens the row selected by keys. */
export function ConceptTable(props: ConceptTableProps) {
  const t = useTexts()
  return (
    <ListTable
      {...props}
      caption={t('concepts.entries')}
      columns={useColumns(props.onOpen)}
      idOf={({ ID }) => ID}
      nameOf={({ Label }) => Label}
      none={<EmptyState bare icon={Search} title={t('concepts.none')} text={t('concepts.none.text')} />}
    />
  )
}

function useColumns(onOpen: (concept: ListedConcept) => void): Column<ListedConcept>[] {
  const t = useTexts()
  return [
    {
      id: 'name',
      header: t('concepts.name'),
      card: 'title',
      className: 'wrap-anywhere',
      cell: ({ Label }) => <span className="font-semibold">{Label}</span>,
    },
    { id: 'kind', header: t('concepts.kind'), card: 'line', cell: ({ Kind }) => t(`concepts.one.${Kind}`) },
    {
      id: 'names',
      header: t('concepts.names'),
      card: 'line',
      cell: ({ Names }) => t('concepts.names.count', { count: Names }),
    },
    {
      id: 'actions',
      header: t('concepts.typed.actions'),
      align: 'end',
      card: 'aside',
      cell: (concept) => (
        <Button
          tone="quiet"
          size="xs"
          aria-label={t('concepts.open.of', { name: concept.Label })}
          onClick={() => onOpen(concept)}
        >
          {t('concepts.open')}
        </Button>
      ),
    },
  ]
}
