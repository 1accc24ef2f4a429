import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { Ago } from '@pramaan/app-shell/time/ago.tsx'
import { isShortlisted, type ShortlistStatus } from '@pramaan/domain/shortlist'
import { Status } from '@pramaan/ui/badge'
import type { Column } from '@pramaan/ui/data-table'
import { useLabels } from '@pramaan/ui/labels'
import { useTexts } from '../../../texts/use-texts.ts'
import { CardName, usePosition } from '../card/card-facts.tsx'
import { CardMenu } from '../card/card-menu.tsx'
import { DecideBadge } from '../decide/decide-badge.tsx'
import type { Actions } from '../stages/actions.ts'
import type { Card } from '../stages/board-state.ts'
import { columnsFrom, useStageTitle } from '../stages/stages.ts'

/** The columns of the pipeline’s table. */
export function usePipelineColumns(actions: Actions, since: string | undefined): Column<Card>[] {
  const t = useTexts()
  const facts = useFactColumns()
  return [
    {
      id: 'name',
      header: t('pipeline.column.name'),
      fixed: true,
      card: 'title',
      cell: (card) => <CardName card={card} />,
    },
    ...facts.filter(({ id }) => !since || id !== 'stage'),
    {
      id: 'since',
      header: since ?? t('pipeline.column.moved'),
      card: 'line',
      cardLabel: true,
      cell: ({ MovedOn }) => <Ago at={MovedOn} />,
    },
    {
      id: 'actions',
      header: t('pipeline.column.actions'),
      align: 'end',
      card: 'aside',
      cell: (card) => (
        <span className="-my-1 inline-flex justify-end">
          <CardMenu card={card} actions={actions} />
        </span>
      ),
    },
  ]
}

/** A candidate's stage, position, city, and the job they are considered for. */
function useFactColumns(): Column<Card>[] {
  const t = useTexts()
  const stageTitle = useStageTitle()
  const positionOf = usePosition()
  const option = useOptionText()
  const { notAvailable } = useLabels()
  const orNone = (text: string | null) => text ?? <span className="text-ink-muted">{notAvailable}</span>
  return [
    {
      id: 'stage',
      header: t('pipeline.column.stage'),
      card: 'line',
      cell: ({ shortlisted, Reason }) => (
        <span title={Reason === null ? undefined : option(Reason)}>
          <Status shape={shapeOf(shortlisted)}>{stageTitle(shortlisted)}</Status>
        </span>
      ),
    },
    {
      id: 'position',
      header: t('pipeline.column.position'),
      card: 'line',
      cell: (card) => orNone(positionOf(card)),
    },
    { id: 'location', header: t('filter.location'), card: 'none', cell: ({ Location }) => orNone(Location) },
    {
      id: 'decide',
      header: t('decide.column'),
      card: 'line',
      cell: ({ DecideBy }) => DecideBy && <DecideBadge day={DecideBy} />,
    },
    {
      id: 'job',
      header: t('pipeline.column.job'),
      card: 'line',
      cardLabel: true,
      cell: ({ JobTitle }) => orNone(JobTitle),
    },
  ]
}

/** Upcoming, current or past. */
function shapeOf(status: number) {
  if (!isShortlisted(status as ShortlistStatus)) return 'off'
  const left = columnsFrom(status).length
  return left > 1 ? 'half' : 'full'
}
