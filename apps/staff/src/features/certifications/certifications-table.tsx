import { dateText } from '@pramaan/domain/india-day'
import { pageSizes } from '@pramaan/domain/options'
import { type Column, DataTable } from '@pramaan/ui/data-table'
import { EmptyState } from '@pramaan/ui/empty-state'
import { Pagination } from '@pramaan/ui/pagination'
import { TextButton } from '@pramaan/ui/text-link'
import { GraduationCap } from 'lucide-react'
import { NoSuchPage } from '../../frame/no-such.tsx'
import type { ListPage } from '../../frame/use-list-page.ts'
import { useRowKeys } from '../../frame/use-row-keys.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { type Certification, usePriceText } from './certification.ts'

type TableProps = ListPage & {
  rows: readonly Certification[] | undefined
  total: number | undefined
  onOpen: (course: Certification) => void
}

/** The certifications; a click on a name opens its details (document 002 §2.8). */
export function CertificationsTable({ rows, total, page, change, onOpen }: TableProps) {
  const t = useTexts()
  const columns = useColumns(onOpen)
  const { pageSize, pageIndex, term } = page
  const lastIndex = Math.max(0, Math.ceil((total ?? 0) / pageSize) - 1)
  const current = useRowKeys({
    ids: (rows ?? []).map(({ ID }) => String(ID)),
    onOpen: (id) => {
      const row = rows?.find(({ ID }) => String(ID) === id)
      if (row) onOpen(row)
    },
    onPage: (step) => change({ pageIndex: Math.min(Math.max(pageIndex + step, 0), lastIndex) }),
  })
  const text = term ? t('certifications.none.searched', { term }) : t('certifications.none.text')
  return (
    <DataTable
      caption={t('titles.certifications')}
      columns={columns}
      rows={rows ?? []}
      rowId={({ ID }) => String(ID)}
      rowName={({ Title }) => Title}
      currentId={current}
      loadingRows={rows ? undefined : pageSize}
      empty={
        total ? (
          <NoSuchPage onFirst={() => change({ pageIndex: 0 })} />
        ) : (
          <EmptyState bare icon={GraduationCap} title={t('certifications.none')} text={text} />
        )
      }
      foot={
        <Pagination
          dense
          page={pageIndex + 1}
          pageSize={pageSize}
          total={total}
          onPage={(next) => change({ pageIndex: next - 1 })}
          pageSizes={pageSizes}
          onPageSize={(size) => change({ pageSize: size })}
        />
      }
    />
  )
}

function useColumns(onOpen: (course: Certification) => void): Column<Certification>[] {
  const t = useTexts()
  const priceText = usePriceText()
  return [
    {
      ...{ id: 'ID', header: t('column.id'), card: 'aside', className: 'tabular-nums md:w-20' },
      cell: ({ ID }) => <span className="text-ink-muted">{ID}</span>,
    },
    {
      ...{ id: 'name', header: t('certifications.name'), card: 'title' },
      cell: (course) => <TextButton onClick={() => onOpen(course)}>{course.Title}</TextButton>,
    },
    {
      ...{ id: 'category', header: t('certifications.category'), className: 'max-md:basis-full' },
      cell: ({ Category }) => Category,
    },
    {
      ...{ id: 'price', header: t('certifications.price'), align: 'end', className: 'tabular-nums' },
      cell: ({ Price }) => priceText(Price),
    },
    {
      ...{ id: 'added', header: t('certifications.added'), cardLabel: true, className: 'tabular-nums' },
      cell: ({ CreatedOn }) => dateText(new Date(CreatedOn)),
    },
  ]
}
