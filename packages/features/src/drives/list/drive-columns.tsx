import type { SheetColumn } from '@pramaan/app-shell/csv/export-button.tsx'
import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { isOpen } from '@pramaan/domain/drive'
import type { Role } from '@pramaan/domain/role'
import type { Column } from '@pramaan/ui/data-table'
import { useLabels } from '@pramaan/ui/labels'
import { NameLink } from '@pramaan/ui/link'
import { clsx } from 'clsx'
import { drivePathOf } from '../../paths/drive-paths.ts'
import { usePostingTexts } from '../../texts/use-posting-texts.ts'
import { lastDay, wireDayText } from '../drive-days.ts'
import type { Drive } from '../drive-shapes.ts'

/** Narrow enough that the numbers of applicants and of those waiting are visible at 1280 px beside an expired drive. */
const cutTitle = 'md:max-w-38 md:truncate 2xl:max-w-96'
const cutCriteria = 'md:max-w-14 2xl:max-w-72'

/**
 * The columns of 'Current placement drives', in the spec's order (document 002 §2.7); `flat` in rows of one line.
 */
export function useDriveColumns(role: Role, flat = false): Column<Drive>[] {
  const t = usePostingTexts()
  const { number, notAvailable } = useLabels()
  const option = useOptionText()
  const { now } = usePlatform()
  const or = (value: string | null) => value || <span className="text-ink-muted">{notAvailable}</span>
  const figures = { className: 'tabular-nums' }
  return [
    {
      id: 'title',
      header: t('driveList.column.title'),
      card: 'title',
      fixed: true,
      className: flat ? cutTitle : 'md:min-w-44 md:whitespace-normal! md:py-1.5',
      cell: ({ ID, Title }) => (
        <NameLink href={drivePathOf(role, ID)} {...(flat && { title: Title })}>
          {Title}
        </NameLink>
      ),
    },
    {
      id: 'criteria',
      header: t('driveList.column.criteria'),
      card: 'block',
      cell: ({ Criteria }) => (
        <span title={Criteria ?? undefined} className={clsx('block md:truncate', flat ? cutCriteria : 'md:max-w-56')}>
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
      cell: (drive) => (
        <>
          {datesText(t, drive)}
          {!isOpen(lastDay(drive), now()) && <span className="text-ink-muted"> · {t('driveList.left.over')}</span>}
        </>
      ),
    },
  ]
}

/** The columns with the numbers of a drive's applicants, and of those waiting for a decision. */
export function useAppliedColumns(): Column<Drive>[] {
  const t = usePostingTexts()
  const { number } = useLabels()
  const figures = { align: 'end', cardLabel: true, className: 'tabular-nums' } as const
  const some = (count: number | null | undefined) =>
    count ? <b className="font-semibold">{number(count)}</b> : <span className="text-ink-muted">{number(0)}</span>
  return [
    {
      id: 'applicants',
      header: t('driveList.column.applicants'),
      ...figures,
      cell: ({ Applicants }) => number(Applicants ?? 0),
    },
    { id: 'pending', header: t('driveList.column.pending'), ...figures, cell: ({ Pending }) => some(Pending) },
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
