import { useSentence } from '@pramaan/app-shell/texts/texts.tsx'
import { dot } from '@pramaan/domain/dotted'
import { jobPath } from '@pramaan/features/paths/job-path.ts'
import { Status, type StatusProps } from '@pramaan/ui/badge'
import { type Column, DataTable } from '@pramaan/ui/data-table'
import { EmptyState } from '@pramaan/ui/empty-state'
import { TextButton, TextLink } from '@pramaan/ui/text-link'
import { FileSearch } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.ts'
import type { Draft } from './use-imports.ts'

const shapes: Readonly<Record<Draft['State'], StatusProps['shape']>> = {
  ready: 'half',
  broken: 'waiting',
  taken: 'full',
}

type DraftTableProps = {
  drafts: readonly Draft[]
  selected: readonly string[]
  onSelected: (ids: string[]) => void
  onFix: (draft: Draft) => void
}

/** The drafts of an import with their status: ready, to be fixed and why, or the published job. */
export function DraftTable({ drafts, selected, onSelected, onFix }: DraftTableProps) {
  const t = useTexts()
  const nameOf = (draft: Draft) => draft.Values.JobTitle ?? t('import.untitled', { position: draft.Place })
  const columns: Column<Draft>[] = [
    {
      id: 'place',
      header: t('import.row'),
      card: 'none',
      className: 'tabular-nums md:w-12',
      cell: ({ Place }) => Place,
    },
    {
      id: 'job',
      header: t('import.job'),
      card: 'title',
      cell: (draft) => (
        <>
          <span className="font-semibold">{nameOf(draft)}</span>
          {draft.Values.CompanyName && (
            <span className="text-ink-muted">
              {dot}
              {draft.Values.CompanyName}
            </span>
          )}
        </>
      ),
    },
    { id: 'where', header: t('import.location'), cell: ({ Values }) => Values.JobLocation },
    {
      id: 'pay',
      header: t('import.pay'),
      className: 'tabular-nums',
      cell: ({ Values }) => Values.JobCTC,
    },
    { id: 'result', header: t('import.result'), card: 'block', cell: (draft) => <Result draft={draft} /> },
    {
      id: 'fix',
      header: t('import.fix'),
      align: 'end',
      cell: (draft) => <Action draft={draft} name={nameOf(draft)} onFix={onFix} />,
    },
  ]
  return (
    <DataTable
      caption={t('import.filter')}
      columns={columns}
      rows={[...drafts]}
      rowId={({ ID }) => String(ID)}
      rowName={nameOf}
      selected={selected}
      onSelected={onSelected}
      empty={<EmptyState bare icon={FileSearch} title={t('import.none')} />}
    />
  )
}

function Result({ draft: { State, Problems, LooksLike } }: { draft: Draft }) {
  const t = useTexts()
  const sentence = useSentence()
  return (
    <div className="py-1 whitespace-normal">
      <Status shape={shapes[State]}>{t(`import.state.${State}`)}</Status>
      {Problems.map(({ field, message }) => (
        <span key={field} className="block text-xs text-ink-muted">
          {field && `${t(`import.field.${field}`)}: `}
          {sentence(message)}
        </span>
      ))}
      {LooksLike !== null && (
        <TextLink href={jobPath(LooksLike)} className="block text-xs!">
          {t('import.looksLike', { id: LooksLike })}
        </TextLink>
      )}
    </div>
  )
}

function Action({ draft, name, onFix }: { draft: Draft; name: string; onFix: (draft: Draft) => void }) {
  const t = useTexts()
  if (draft.JobID !== null)
    return <TextLink href={jobPath(draft.JobID)}>{t('import.open', { id: draft.JobID })}</TextLink>
  return (
    <TextButton aria-label={t('import.fix.of', { job: name })} onClick={() => onFix(draft)}>
      {t('import.fix')}
    </TextButton>
  )
}
