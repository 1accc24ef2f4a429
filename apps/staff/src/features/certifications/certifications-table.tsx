import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { dateText } from '@pramaan/domain/india-day'
import type { Column } from '@pramaan/ui/data-table'
import { EmptyState } from '@pramaan/ui/empty-state'
import { TextButton } from '@pramaan/ui/text-link'
import { GraduationCap } from 'lucide-react'
import { useIdColumn } from '../../lists/table/id-column.tsx'
import { ListTable } from '../../lists/table/list-table.tsx'
import type { ListPage } from '../../lists/table/use-list-page.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { type Certification, usePriceText } from './certification.ts'

type TableProps = ListPage & {
  rows: readonly Certification[] | undefined
  total: number | undefined
  onOpen: (course: Certification) => void
}

/** The certifications; clicking a name opens its details (document 002 §2.8). */
export function CertificationsTable({ onOpen, ...list }: TableProps) {
  const t = useTexts()
  const { term } = list.page
  const text = term ? t('certifications.none.searched', { term }) : t('certifications.none.text')
  return (
    <ListTable
      list="certifications"
      {...list}
      caption={t('titles.certifications')}
      columns={useColumns(onOpen)}
      idOf={({ ID }) => ID}
      nameOf={({ Title }) => Title}
      onOpen={onOpen}
      none={<EmptyState bare icon={GraduationCap} title={t('certifications.none')} text={text} />}
    />
  )
}

function useColumns(onOpen: (course: Certification) => void): Column<Certification>[] {
  const t = useTexts()
  const id = useIdColumn()
  const priceText = usePriceText()
  const option = useOptionText()
  return [
    { ...id, className: 'tabular-nums md:w-20' },
    {
      id: 'name',
      header: t('certifications.name'),
      fixed: true,
      card: 'title',
      cell: (course) => (
        <TextButton className="text-ink!" onClick={() => onOpen(course)}>
          {course.Title}
        </TextButton>
      ),
    },
    {
      id: 'category',
      header: t('certifications.category'),
      className: 'max-md:basis-full',
      cell: ({ Category }) => Category && option(Category),
    },
    {
      id: 'price',
      header: t('certifications.price'),
      align: 'end',
      className: 'tabular-nums',
      cell: ({ Price }) => priceText(Price),
    },
    {
      id: 'added',
      header: t('certifications.added'),
      cardLabel: true,
      className: 'tabular-nums',
      cell: ({ CreatedOn }) => dateText(new Date(CreatedOn)),
    },
  ]
}
