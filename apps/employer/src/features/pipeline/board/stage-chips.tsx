import { useDroppable } from '@dnd-kit/react'
import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { useLabels } from '@pramaan/ui/labels'
import { clsx } from 'clsx'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Board, Stage } from '../stages/board-state.ts'

type StageChipsProps = {
  board: Board
  current: number
  openFor: (status: number) => boolean | undefined
  onStage: (status: number) => void
}

/** The stages on a phone, one at a time; a dragged card can be dropped on one. */
export function StageChips({ board, current, openFor, onStage }: StageChipsProps) {
  const t = useTexts()
  return (
    <nav
      aria-label={t('pipeline.stages')}
      className="relative -mx-4 flex gap-2 overflow-x-auto px-4 pt-1 pb-3 sm:-mx-6 sm:px-6 lg:hidden"
    >
      {board.data.map((stage) => (
        <StageChip
          key={stage.Status}
          stage={stage}
          current={stage.Status === current}
          open={openFor(stage.Status)}
          onPress={() => onStage(stage.Status)}
        />
      ))}
    </nav>
  )
}

type StageChipProps = { stage: Stage; current: boolean; open: boolean | undefined; onPress: () => void }

function StageChip({ stage, current, open, onPress }: StageChipProps) {
  const option = useOptionText()
  const { number } = useLabels()
  const { ref, isDropTarget } = useDroppable({
    id: `chip ${stage.Status}`,
    data: { status: stage.Status },
    disabled: open !== true,
  })
  const show = (chip: HTMLButtonElement | null) => {
    ref(chip)
    if (current) chip?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }
  return (
    <button
      ref={show}
      type="button"
      aria-pressed={current}
      onClick={onPress}
      className={clsx(
        'flex min-h-11 shrink-0 cursor-pointer items-center gap-1.5 rounded-full border px-3.5 font-semibold text-sm whitespace-nowrap',
        isDropTarget
          ? 'border-brand bg-brand-soft text-brand outline-2 outline-brand'
          : current
            ? 'border-brand bg-brand text-on-brand'
            : 'border-line-strong bg-surface',
        open && !isDropTarget && 'border-brand border-dashed',
        open === false && 'opacity-50',
      )}
    >
      {option(stage.Title)}
      <span className="tabular-nums">{number(stage.Count)}</span>
    </button>
  )
}
