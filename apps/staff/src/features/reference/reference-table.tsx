import type { ReferenceListName } from '@pramaan/domain/reference-list'
import { EmptyState } from '@pramaan/ui/empty-state'
import { ListX } from 'lucide-react'
import { ListTable } from '../../lists/table/list-table.tsx'
import type { ListPage } from '../../lists/table/use-list-page.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useReferenceColumns } from './reference-columns.tsx'
import type { Entry } from './use-reference.ts'

type ReferenceTableProps = ListPage & {
  list: ReferenceListName
  rows: readonly Entry[] | undefined
  total: number | undefined
  onEdit: (entry: Entry) => void
}

/** The entries of a list in alphabetical order; Enter renames the current one. */
export function ReferenceTable({ list, onEdit, ...page }: ReferenceTableProps) {
  const t = useTexts()
  return (
    <ListTable
      {...page}
      caption={t(`reference.${list}`)}
      columns={useReferenceColumns(list, onEdit)}
      idOf={({ ID }) => ID}
      nameOf={({ Title }) => Title}
      onOpen={onEdit}
      none={<EmptyState bare icon={ListX} title={t('reference.none')} text={t('reference.none.text')} />}
    />
  )
}
