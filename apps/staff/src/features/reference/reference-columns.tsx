import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { type ReferenceListName, referenceLists } from '@pramaan/domain/reference-list'
import { Status } from '@pramaan/ui/badge'
import { Button } from '@pramaan/ui/button'
import type { Column } from '@pramaan/ui/data-table'
import { useTexts } from '../../texts/use-texts.ts'
import { partText } from './part-text.ts'
import { type Entry, useExclusion } from './use-reference.ts'

/** The columns of a reference list. */
export function useReferenceColumns(list: ReferenceListName, onEdit: (entry: Entry) => void): Column<Entry>[] {
  const t = useTexts()
  const option = useOptionText()
  const { group, detail, types } = referenceLists[list]
  const groupColumn: Column<Entry> = {
    id: 'group',
    header: partText(t, 'group', list),
    card: 'line',
    cell: ({ Group }) => option(Group ?? ''),
  }
  const detailColumn: Column<Entry> = {
    id: 'detail',
    header: partText(t, 'detail', list),
    card: 'line',
    cell: ({ Detail }) => Detail,
  }
  const typeColumn: Column<Entry> = {
    id: 'type',
    header: t('reference.type'),
    card: 'line',
    cell: ({ Type }) => Type,
  }
  return [
    {
      id: 'id',
      header: t('reference.id'),
      card: 'none',
      className: 'tabular-nums md:w-24',
      cell: ({ ID }) => <span className="text-ink-muted">{ID}</span>,
    },
    {
      id: 'title',
      header: t('reference.title'),
      card: 'title',
      className: 'wrap-anywhere',
      cell: ({ Title }) => <span className="font-semibold">{Title}</span>,
    },
    ...(group ? [groupColumn] : []),
    ...(detail ? [detailColumn] : []),
    ...(types ? [typeColumn] : []),
    {
      id: 'state',
      header: t('reference.state'),
      card: 'aside',
      cell: ({ Excluded }) => (
        <Status shape={Excluded ? 'off' : 'full'}>{t(Excluded ? 'reference.excluded' : 'reference.offered')}</Status>
      ),
    },
    {
      id: 'actions',
      header: t('reference.actions'),
      align: 'end',
      card: 'block',
      cell: (entry) => <Actions list={list} entry={entry} onEdit={onEdit} />,
    },
  ]
}

type ActionsProps = { list: ReferenceListName; entry: Entry; onEdit: (entry: Entry) => void }

function Actions({ list, entry, onEdit }: ActionsProps) {
  const t = useTexts()
  const set = useExclusion(list)
  const action = entry.Excluded ? 'restore' : 'exclude'
  return (
    <span className="inline-flex gap-1">
      <Button
        tone="quiet"
        size="xs"
        aria-label={t('reference.edit.of', { name: entry.Title })}
        onClick={() => onEdit(entry)}
      >
        {t('reference.edit')}
      </Button>
      <Button
        tone="ghost"
        size="xs"
        className="min-w-18"
        aria-label={t(`reference.${action}.of`, { name: entry.Title })}
        onClick={() => set.mutate({ entry, excluded: !entry.Excluded })}
      >
        {t(`reference.${action}`)}
      </Button>
    </span>
  )
}
