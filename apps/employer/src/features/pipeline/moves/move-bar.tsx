import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { mostMovedAtOnce } from '@pramaan/domain/pipeline'
import { pipelineColumns } from '@pramaan/domain/shortlist'
import { BulkBar, BulkButton } from '@pramaan/ui/bulk-bar'
import { useLabels } from '@pramaan/ui/labels'
import { Menu } from '@pramaan/ui/menu'
import { ChevronDown } from 'lucide-react'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Actions } from '../stages/actions.ts'
import type { Card } from '../stages/board-state.ts'
import { movable, needsReason, undecided } from '../stages/stages.ts'

type MoveBarProps = { cards: readonly Card[]; actions: Actions; onClear: () => void }

/** The actions on the selected candidates: those who may enter the chosen stage move, the others stay selected. */
export function MoveBar({ cards, actions, onClear }: MoveBarProps) {
  const t = useTexts()
  const option = useOptionText()
  const { countOf } = useLabels()
  const ways = pipelineColumns.map((column) => ({ column, able: movable(cards, column.status) }))
  const stages = ways.filter(({ column, able }) => able.length > 0 && !needsReason(column.status))
  const end = ways.find(({ column, able }) => able.length > 0 && needsReason(column.status))
  const open = undecided(cards)
  return (
    <BulkBar count={cards.length} label={t('pipeline.bulk')} onClear={onClear}>
      {stages.length > 0 && (
        <Menu
          side="top"
          align="start"
          heading={t('pipeline.moveTo')}
          trigger={
            <BulkButton main>
              {t('pipeline.bulk.move')}
              <ChevronDown aria-hidden />
            </BulkButton>
          }
          items={stages.map(({ column, able }) => ({
            label: option(column.title),
            note: able.length < cards.length && countOf(able.length, cards.length),
            onSelect: () => actions.move(able, column.status),
          }))}
        />
      )}
      {cards.length > 0 && (
        <BulkButton
          onClick={() => actions.message(cards)}
          reason={cards.length > mostMovedAtOnce && t('bulk.most', { most: mostMovedAtOnce })}
        >
          {t('bulk.message')}
        </BulkButton>
      )}
      {cards.length > 0 && cards.length <= mostMovedAtOnce && (
        <BulkButton onClick={() => actions.copyNumbers(cards)}>{t('phoneNumbers.bulk')}</BulkButton>
      )}
      {open.length > 0 && <BulkButton onClick={() => actions.decide(open)}>{t('decide.bulk')}</BulkButton>}
      {end && <BulkButton onClick={() => actions.move(end.able, end.column.status)}>{t('pipeline.reject')}</BulkButton>}
    </BulkBar>
  )
}
