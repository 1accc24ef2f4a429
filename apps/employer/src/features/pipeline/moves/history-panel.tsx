import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { Ago } from '@pramaan/app-shell/time/ago.tsx'
import type { Contract } from '@pramaan/contract'
import type { Answer } from '@pramaan/contract/endpoint'
import { dot } from '@pramaan/domain/dotted'
import { SidePanel } from '@pramaan/ui/side-panel'
import { Loading, SkeletonText } from '@pramaan/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Card } from '../stages/board-state.ts'
import { useStageTitle } from '../stages/stages.ts'

type Move = Answer<Contract['pipeline']['history']>['data'][number]

/** A panel next to the board: every move of a candidate, newest first, with who, when, from, to and why. */
export function HistoryPanel({ card, onClose }: { card: Card; onClose: () => void }) {
  const t = useTexts()
  return (
    <SidePanel
      wide
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('pipeline.history.title', { name: card.FullName })}
      description={t('pipeline.history.text')}
    >
      <Moves candidateId={card.ID} />
    </SidePanel>
  )
}

function Moves({ candidateId }: { candidateId: number }) {
  const api = useApi()
  const query = useQuery({ ...api.pipeline.history.query({ params: { id: candidateId } }), staleTime: 0 })
  if (query.isError) return <Failure error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data)
    return (
      <Loading className="grid gap-6 py-2">
        <SkeletonText lines={2} />
        <SkeletonText lines={2} />
      </Loading>
    )
  return (
    <ol className="grid">
      {query.data.data.map((move) => (
        <MoveLine key={move.ID} move={move} />
      ))}
    </ol>
  )
}

function MoveLine({ move }: { move: Move }) {
  const t = useTexts()
  const option = useOptionText()
  return (
    <li className="relative border-line border-l-2 pb-5 pl-5 last:pb-1">
      <span aria-hidden className="absolute top-1.5 -left-[7px] size-3 rounded-full border-2 border-surface bg-brand" />
      <p className="font-semibold">{useMoveWords()(move)}</p>
      {move.Reason && (
        <p className="wrap-anywhere text-sm">{t('pipeline.history.reason', { reason: option(move.Reason) })}</p>
      )}
      <p className="text-ink-muted text-sm">
        {move.MovedBy}
        {dot}
        <Ago at={move.MovedOn} />
      </p>
    </li>
  )
}

/** A move as text: from, to, and whether it undid the one before. */
function useMoveWords() {
  const t = useTexts()
  const stageTitle = useStageTitle()
  const titleOf = (status: number | null) => (status === null ? t('pipeline.history.none') : stageTitle(status))
  return ({ From, To, Undo }: Move) => {
    const ends = { from: titleOf(From), to: titleOf(To) }
    if (Undo) return t('pipeline.history.undo', ends)
    return From === null ? ends.to : t('pipeline.history.move', ends)
  }
}
