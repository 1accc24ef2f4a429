import { dateText } from '@pramaan/domain/india-day'
import { Button } from '@pramaan/ui/button'
import type { Column } from '@pramaan/ui/data-table'
import { EmptyState } from '@pramaan/ui/empty-state'
import { useLabels } from '@pramaan/ui/labels'
import { CircleCheck } from 'lucide-react'
import { ListTable } from '../../../lists/table/list-table.tsx'
import type { ListPage } from '../../../lists/table/use-list-page.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import type { ChangeNotice } from '../../../use-noticed-change.ts'
import { type TypedTerm, useConceptChange } from '../use-concepts.ts'

/** The actions on a typed term. */
type TypedActions = { onName: (term: TypedTerm) => void; onNew: (term: TypedTerm) => void }
type RowActions = TypedActions & { onIgnore: (term: TypedTerm, ignored: boolean) => void }

type TypedTableProps = ListPage & TypedActions & { rows: readonly TypedTerm[] | undefined; total: number | undefined }

/** Typed terms that are no entry's name, most frequent first. */
export function TypedTable({ onName, onNew, ...page }: TypedTableProps) {
  const t = useTexts()
  // Here and not in a row, because the row of an ignored term is gone when Undo is pressed.
  const ignore = useIgnore()
  const onIgnore = (term: TypedTerm, ignored: boolean) => ignore.mutate({ term, ignored })
  return (
    <ListTable
      {...page}
      caption={t('concepts.typed')}
      columns={useColumns({ onName, onNew, onIgnore })}
      idOf={({ ID }) => ID}
      nameOf={({ Term }) => Term}
      onOpen={onName}
      none={
        <EmptyState bare icon={CircleCheck} title={t('concepts.typed.none')} text={t('concepts.typed.none.text')} />
      }
    />
  )
}

function useColumns(actions: RowActions): Column<TypedTerm>[] {
  const t = useTexts()
  const { number } = useLabels()
  return [
    {
      id: 'term',
      header: t('concepts.typed.term'),
      card: 'title',
      className: 'wrap-anywhere',
      cell: ({ Term }) => <span className="font-semibold">{Term}</span>,
    },
    { id: 'in', header: t('concepts.typed.in'), card: 'line', cell: ({ Kind }) => t(`concepts.one.${Kind}`) },
    { id: 'uses', header: t('concepts.typed.uses'), card: 'line', cardLabel: true, cell: ({ Uses }) => number(Uses) },
    {
      id: 'last',
      header: t('concepts.typed.last'),
      cardLabel: true,
      card: 'line',
      cell: ({ LastAt }) => dateText(new Date(LastAt)),
    },
    {
      id: 'actions',
      header: t('concepts.typed.actions'),
      align: 'end',
      card: 'block',
      cell: (term) => <Actions term={term} {...actions} />,
    },
  ]
}

function useIgnore() {
  const t = useTexts()
  const ignore = useConceptChange({
    run: (concepts, { term, ignored }: { term: TypedTerm; ignored: boolean }) =>
      concepts.ignore({ params: { id: term.ID }, body: { Ignored: ignored } }),
    done: ({ term, ignored }): ChangeNotice => ({
      text: t(ignored ? 'concepts.typed.ignored.done' : 'concepts.typed.restored.done', { term: term.Term }),
      ...(ignored && { undo: () => ignore.mutate({ term, ignored: false }) }),
    }),
  })
  return ignore
}

function Actions({ term, onName, onNew, onIgnore }: RowActions & { term: TypedTerm }) {
  const t = useTexts()
  const set = term.Ignored ? 'restore' : 'ignore'
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Button
        tone="quiet"
        size="xs"
        aria-label={t('concepts.typed.isName.of', { term: term.Term })}
        onClick={() => onName(term)}
      >
        {t('concepts.typed.isName')}
      </Button>
      <Button
        tone="quiet"
        size="xs"
        aria-label={t('concepts.typed.isNew.of', { term: term.Term })}
        onClick={() => onNew(term)}
      >
        {t('concepts.typed.isNew')}
      </Button>
      <Button
        tone="ghost"
        size="xs"
        aria-label={t(`concepts.typed.${set}.of`, { term: term.Term })}
        onClick={() => onIgnore(term, !term.Ignored)}
      >
        {t(`concepts.typed.${set}`)}
      </Button>
    </span>
  )
}
