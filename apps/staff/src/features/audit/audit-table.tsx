import { isAuditAction } from '@pramaan/domain/audit'
import { dateText, timeText } from '@pramaan/domain/india-day'
import { type Column, DataTable } from '@pramaan/ui/data-table'
import { EmptyState } from '@pramaan/ui/empty-state'
import { ResultsRegion } from '@pramaan/ui/skip-link'
import { TextLink } from '@pramaan/ui/text-link'
import { ScrollText } from 'lucide-react'
import { OlderLines } from '../../lists/table/older-lines.tsx'
import { auditPath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useDetailText } from './detail-text.ts'
import { type AuditLine, linesAPage } from './use-audit.ts'

type AuditTableProps = {
  lines: readonly AuditLine[] | undefined
  next: number | null
  before: number | undefined
  goTo: (line: number | undefined) => void
}

/** Entries of the log, newest first; a button loads older ones. */
export function AuditTable({ lines, next, before, goTo }: AuditTableProps) {
  const t = useTexts()
  return (
    <ResultsRegion>
      <DataTable
        caption={t('titles.audit')}
        columns={useColumns()}
        rows={lines ?? []}
        rowId={({ ID }) => String(ID)}
        loadingRows={lines ? undefined : linesAPage}
        empty={<EmptyState bare icon={ScrollText} title={t('audit.none')} text={t('audit.none.text')} />}
        foot={<OlderLines before={before} next={next} goTo={goTo} />}
      />
    </ResultsRegion>
  )
}

function useColumns(): Column<AuditLine>[] {
  const t = useTexts()
  const detailText = useDetailText()
  const action = (name: string) => (isAuditAction(name) ? t(`audit.action.${name}`) : name)
  return [
    {
      id: 'when',
      header: t('audit.when'),
      card: 'aside',
      className: 'tabular-nums whitespace-nowrap',
      cell: ({ At }) => (
        <time dateTime={At}>
          {dateText(new Date(At))} <span className="text-ink-muted">{timeText(new Date(At), 'seconds')}</span>
        </time>
      ),
    },
    { id: 'who', header: t('audit.who'), cell: ({ By }) => <Person person={By} /> },
    {
      id: 'what',
      header: t('audit.what'),
      card: 'title',
      cell: ({ Action }) => <span className="font-semibold">{action(Action)}</span>,
    },
    {
      id: 'about',
      header: t('audit.about'),
      cell: ({ About, Detail }) => {
        const ids = Array.isArray(Detail?.ids) ? Detail.ids.length : 0
        if (About) return <Person person={About} />
        return ids > 0 && t('audit.people', { count: ids })
      },
    },
    {
      id: 'detail',
      header: t('audit.detail'),
      className: 'max-md:basis-full md:min-w-56 md:whitespace-normal! wrap-anywhere',
      cell: ({ Detail }) => <span className="text-ink-muted">{detailText(Detail)}</span>,
    },
  ]
}

function Person({ person }: { person: AuditLine['By'] }) {
  const t = useTexts()
  if (!person) return <span className="text-ink-muted">{t('audit.platform')}</span>
  const id = t('audit.person', { id: String(person.ID) })
  return (
    <TextLink href={auditPath(person.ID)}>
      {person.Name ?? id} {person.Name && <span className="text-xs text-ink-muted tabular-nums">{id}</span>}
    </TextLink>
  )
}
