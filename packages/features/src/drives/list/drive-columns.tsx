import type { SheetColumn } from '@pramaan/app-shell/csv/export-button.tsx'
import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import type { Role } from '@pramaan/domain/role'
import type { Column } from '@pramaan/ui/data-table'
import { useLabels } from '@pramaan/ui/labels'
import { NameLink } from '@pramaan/ui/link'
import { drivePathOf } from '../../paths/drive-paths.ts'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import { wireDayText } from '../drive-days.ts'
import type { Drive } from '../drive-shapes.ts'

/** The columns of 'Current placement drives', in the spec's order (document 002 §2.7). */
export function useDriveColumns(role: Role): Column<Drive>[] {
  const t = usePostingTexts()
  const { number, notAvailable } = useLabels()
  const option = useOptionText()
  const or = (value: string | null) => value || <span className="text-ink-muted">{notAvailable}</span>
  const figures = { className: 'tabular-nums' }
  return [
    {
      id: 'title',
      header: t('driveList.column.title'),
      card: 'title',
      fixed: true,
      className: 'md:min-w-44 md:whitespace-normal! md:py-1.5',
      cell: ({ ID, Title }) => <NameLink href={drivePathOf(role, ID)}>{Title}</NameLink>,
    },
    {
      id: 'criteria',
      header: t('driveList.column.criteria'),
      card: 'block',
      cell: ({ Criteria }) => (
        <span title={Criteria ?? undefined} className="block md:max-w-56 md:truncate">
          {or(Criteria)}
        </span>
      ),
    },
    {
      id: 'qualification',
      header: t('driveList.column.qualification'),
      cell: ({ Qualification }) => or(Qualification && option(Qualification)),
    },
    { id: 'location', header: t('driveList.column.location'), cell: ({ Location }) => Location },
    {
      id: 'openings',
      header: t('driveList.column.openings'),
      align: 'end',
      cardLabel: true,
      ...figures,
      cell: ({ Openings }) => number(Openings),
    },
    {
      id: 'salary',
      header: t('driveList.column.salary'),
      cardLabel: true,
      ...figures,
      cell: (drive) => or(salaryText(t, drive)),
    },
    {
      id: 'dates',
      header: t('driveList.column.dates'),
      cardLabel: true,
      ...figures,
      cell: (drive) => datesText(t, drive),
    },
  ]
}

/** The same columns for the export. */
export function useDriveSheet(): SheetColumn<Drive>[] {
  const t = usePostingTexts()
  return [
    [t('driveList.column.title'), ({ Title }) => Title],
    [t('driveList.column.criteria'), ({ Criteria }) => Criteria],
    [t('driveList.column.qualification'), ({ Qualification }) => Qualification],
    [t('driveList.column.location'), ({ Location }) => Location],
    [t('driveList.column.openings'), ({ Openings }) => Openings],
    [t('driveList.column.salary'), (drive) => salaryText(t, drive)],
    [t('driveList.column.dates'), (drive) => datesText(t, drive)],
  ]
}

type Translate = ReturnType<typeof usePostingTexts>

function salaryText(t: Translate, { ctcFrom, ctcTo }: Drive): string | null {
  if (ctcFrom === null && ctcTo === null) return null
  return ctcFrom === ctcTo || ctcTo === null
    ? String(ctcFrom)
    : t('driveList.range', { from: String(ctcFrom), to: String(ctcTo) })
}

function datesText(t: Translate, { FromDate, ToDate }: Drive): string {
  const [from, to] = [wireDayText(FromDate), wireDayText(ToDate)]
  return from === to ? from : t('driveList.range', { from, to })
}
