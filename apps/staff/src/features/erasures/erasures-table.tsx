import type { Client } from '@pramaan/api-client'
import { dateText } from '@pramaan/domain/india-day'
import { Status, type StatusProps } from '@pramaan/ui/badge'
import { type Column, DataTable } from '@pramaan/ui/data-table'
import { EmptyState } from '@pramaan/ui/empty-state'
import { NameLink } from '@pramaan/ui/link'
import { ResultsRegion } from '@pramaan/ui/skip-link'
import { UserRoundMinus } from 'lucide-react'
import { OlderLines } from '../../lists/table/older-lines.tsx'
import { profilePath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

type ErasureRequest = Awaited<ReturnType<Client['privacy']['requests']>>['data'][number]

/** Requests on a page. */
export const requestsAPage = 20

const shapes: Record<ErasureRequest['State'], StatusProps['shape']> = {
  open: 'waiting',
  cancelled: 'off',
  erased: 'full',
}

type ErasuresTableProps = {
  rows: readonly ErasureRequest[] | undefined
  next: number | null
  before: number | undefined
  goTo: (request: number | undefined) => void
}

/** The people who requested erasure, newest first, with its date (D11). */
export function ErasuresTable({ rows, next, before, goTo }: ErasuresTableProps) {
  const t = useTexts()
  return (
    <ResultsRegion>
      <DataTable
        caption={t('titles.erasures')}
        columns={useColumns()}
        rows={rows ?? []}
        rowId={({ ID }) => String(ID)}
        loadingRows={rows ? undefined : requestsAPage}
        empty={<EmptyState bare icon={UserRoundMinus} title={t('erasures.none')} text={t('erasures.none.text')} />}
        foot={<OlderLines before={before} next={next} goTo={goTo} />}
      />
    </ResultsRegion>
  )
}

function useColumns(): Column<ErasureRequest>[] {
  const t = useTexts()
  const day = (instant: string) => dateText(new Date(instant))
  return [
    {
      id: 'name',
      header: t('erasures.name'),
      card: 'title',
      cell: ({ UserId, Name }) =>
        UserId === null || !Name ? (
          <span className="text-ink-muted">{t('erasures.nobody')}</span>
        ) : (
          <NameLink href={profilePath(UserId)}>{Name}</NameLink>
        ),
    },
    {
      id: 'asked',
      header: t('erasures.requestedOn'),
      cardLabel: true,
      className: 'tabular-nums',
      cell: ({ RequestedOn }) => day(RequestedOn),
    },
    {
      id: 'due',
      header: t('erasures.due'),
      cardLabel: true,
      className: 'tabular-nums',
      cell: ({ DueOn }) => day(DueOn),
    },
    {
      id: 'state',
      header: t('erasures.state'),
      card: 'aside',
      cell: ({ State }) => <Status shape={shapes[State]}>{t(`erasures.${State}`)}</Status>,
    },
  ]
}
