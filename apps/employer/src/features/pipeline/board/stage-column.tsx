import { useDroppable } from '@dnd-kit/react'
import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { useLabels } from '@pramaan/ui/labels'
import { TextButton } from '@pramaan/ui/text-link'
import { clsx } from 'clsx'
import { useId } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import type { StageCardProps } from '../card/card-box.tsx'
import { CarriedCard, StageCard } from '../card/stage-card.tsx'
import type { Stage } from '../stages/board-state.ts'
import { columnsFrom } from '../stages/stages.ts'
import type { BoardCalls } from './use-board.ts'

/**
 * Props of a column: its stage, whether a phone shows it, whether the dragged card may be dropped here, and how to load
 * more.
 */
type StageColumnProps = Omit<StageCardProps, 'card' | 'quiet'> & {
  stage: Stage
  current: boolean
  /** Undefined while no card is dragged. */
  open: boolean | undefined
  more: BoardCalls['more']
}

/** A stage of the board with its count and candidates; a phone shows one stage at a time. */
export function StageColumn({ stage, current, open, more, ...rest }: StageColumnProps) {
  const id = useId()
  const option = useOptionText()
  const { number } = useLabels()
  const { ref, isDropTarget } = useDroppable({
    id: `stage ${stage.Status}`,
    data: { status: stage.Status },
    disabled: open !== true,
  })
  const { lifted } = rest.hand
  const isOver = lifted?.over === stage.Status && lifted.card.shortlisted !== stage.Status
  const quiet = columnsFrom(stage.Status).length === 0
  return (
    <section
      ref={ref}
      aria-labelledby={id}
      className={clsx(
        'min-h-40 min-w-0 rounded-card bg-ink/4 p-2 pt-1 transition-[opacity,background-color] lg:min-h-140',
        !current && 'max-lg:hidden',
        open === false && 'opacity-50',
        open &&
          (isDropTarget || isOver
            ? 'bg-brand-soft outline-2 outline-brand'
            : 'outline-2 outline-brand/40 outline-dashed'),
      )}
    >
      <header className="flex min-h-10 items-center gap-2 px-1">
        <h2 id={id} className="text-base">
          {option(stage.Title)}
        </h2>
        <span className="font-semibold text-ink-muted text-sm tabular-nums">{number(stage.Count)}</span>
      </header>
      <ul className="grid grid-cols-1 gap-2 max-lg:sm:grid-cols-2 max-lg:sm:items-start">
        {isOver && <CarriedCard card={lifted.card} quiet={false} {...rest} />}
        {stage.items.map((card) => (
          <StageCard key={card.ID} card={card} quiet={quiet} {...rest} />
        ))}
      </ul>
      {stage.items.length === 0 && !isOver && <NoCardsHere />}
      <ShowMore stage={stage} more={more} />
    </section>
  )
}

function NoCardsHere() {
  const t = useTexts()
  return <p className="px-1 py-6 text-center text-ink-muted text-sm">{t('pipeline.stage.none')}</p>
}

function ShowMore({ stage, more }: { stage: Stage; more: BoardCalls['more'] }) {
  const t = useTexts()
  const { number } = useLabels()
  const cursor = stage.next
  if (!cursor) return null
  const isThisStage = more.variables?.status === stage.Status
  const left = stage.Count - stage.items.length
  return (
    <div className="grid place-items-center pt-1">
      <TextButton
        onClick={() => {
          if (!more.isPending) more.mutate({ status: stage.Status, cursor })
        }}
        className="min-h-11 px-3"
      >
        {more.isPending && isThisStage ? t('pipeline.more.busy') : t('pipeline.more', { count: number(left) })}
      </TextButton>
      {more.isError && isThisStage && (
        <p role="alert" className="text-danger text-sm">
          {t('pipeline.more.failed')}
        </p>
      )}
    </div>
  )
}
