import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { dateText } from '@pramaan/domain/india-day'
import type { Column } from '@pramaan/ui/data-table'
import { EmptyState } from '@pramaan/ui/empty-state'
import { useLabels } from '@pramaan/ui/labels'
import { Link } from '@pramaan/ui/link'
import { FileSearch } from 'lucide-react'
import { ListTable } from '../../lists/table/list-table.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { type ImportLine, pageSize, useHistory } from './use-imports.ts'

/** Imports, newest first; clicking one opens its drafts. */
export function ImportHistory({ onOpen }: { onOpen: (importId: number) => void }) {
  const t = useTexts()
  const { list, pageIndex, goTo, onNear } = useHistory()
  const { data, error, refetch } = list
  const columns = useColumns()
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  return (
    <ListTable
      oneSize
      rows={data?.data}
      total={data?.totalCount}
      page={{ pageSize, pageIndex }}
      change={({ pageIndex: next }) => goTo(next ?? 0)}
      onNear={onNear}
      caption={t('import.history')}
      columns={columns}
      idOf={({ ID }) => ID}
      nameOf={({ Name }) => Name}
      onOpen={({ ID }) => onOpen(ID)}
      none={<EmptyState bare icon={FileSearch} title={t('import.history.none')} text={t('import.history.none.text')} />}
    />
  )
}

function useColumns(): Column<ImportLine>[] {
  const t = useTexts()
  const { number } = useLabels()
  return [
    {
      id: 'name',
      header: t('import.from'),
      card: 'title',
      cell: ({ ID, Name }) => (
        <Link
          href={`${paths.scrapper}?import=${ID}`}
          className="block max-w-120 truncate font-semibold enabled-hover:underline max-md:whitespace-normal"
        >
          {Name}
        </Link>
      ),
    },
    { id: 'source', header: t('import.type'), cell: ({ Source }) => t(`import.source.${Source}`) },
    {
      id: 'taken',
      header: t('import.posted'),
      cardLabel: true,
      className: 'tabular-nums',
      cell: ({ Taken, Rows }) => t('import.posted.of', { taken: number(Taken), rows: number(Rows) }),
    },
    { id: 'by', header: t('import.by'), cardLabel: true, cell: ({ CreatedBy }) => CreatedBy },
    {
      id: 'date',
      header: t('import.date'),
      card: 'aside',
      className: 'tabular-nums',
      cell: ({ CreatedOn }) => dateText(new Date(CreatedOn)),
    },
  ]
}
