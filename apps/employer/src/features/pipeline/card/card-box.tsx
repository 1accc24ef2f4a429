import { CheckBox } from '@pramaan/ui/check-box'
import { KeyHint } from '@pramaan/ui/key-hint'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Actions, Selection } from '../stages/actions.ts'
import type { Card } from '../stages/board-state.ts'
import { CardFacts, CardName } from './card-facts.tsx'
import { CardMenu } from './card-menu.tsx'
import type { KeyboardMove } from './use-keyboard-move.ts'

function CarryKeys() {
  const t = useTexts()
  return (
    <p aria-hidden className="flex flex-wrap gap-x-3 gap-y-1 px-1.5 pt-2 text-ink-muted text-xs">
      {(
        [
          [['←', '→'], 'pipeline.keys.stage'],
          [['Space'], 'pipeline.keys.drop'],
          [['Esc'], 'pipeline.keys.cancel'],
        ] as const
      ).map(([keys, text]) => (
        <span key={text} className="flex items-center gap-1.5">
          <KeyHint keys={keys} />
          {t(text)}
        </span>
      ))}
    </p>
  )
}

/**
 * Props of a card: the candidate, the actions, the selection, the keyboard move, and whether it is in the last stage.
 */
export type StageCardProps = { card: Card; actions: Actions; selection: Selection; hand: KeyboardMove; quiet: boolean }

/** Where a carried card came from. */
export function CardHole({ name }: { name: string }) {
  const t = useTexts()
  return (
    <p className="grid min-h-16 place-items-center rounded-control border-[1.5px] border-line-strong border-dashed px-3 text-center text-ink-muted text-sm">
      {t('pipeline.emptySlot', { name })}
    </p>
  )
}

type CardBoxProps = Omit<StageCardProps, 'hand'> & { lifted?: boolean; children?: ReactNode }

/** A card as the board shows it; `lifted` while the keyboard carries it. */
export function CardBox({ card, actions, selection, quiet, lifted, children }: CardBoxProps) {
  const t = useTexts()
  // The key is the same in each column, so a card that moves keeps the focus.
  const box = `select-${card.ID}`
  const selected = selection.ids.has(card.ID)
  return (
    <>
      <article
        aria-label={card.FullName}
        className={clsx(
          'group/card relative rounded-control border py-2 pr-1 pl-3 transition-colors',
          selected ? 'border-brand bg-brand-soft' : quiet ? 'border-line' : 'border-line bg-surface',
          lifted && 'shadow-float outline-3 outline-brand -outline-offset-1',
        )}
      >
        <div className="flex items-start gap-2.5">
          <label htmlFor={box} className="-m-2 shrink-0 cursor-pointer p-2 pt-3.5">
            <span className="sr-only">{t('pipeline.select', { name: card.FullName })}</span>
            <CheckBox id={box} checked={selected} onChange={() => selection.toggle(card.ID)} />
          </label>
          <div className="grid min-w-0 flex-1 grid-cols-1 gap-0.5 py-1 pr-2">
            <h3 className={clsx('text-base leading-normal pr-8 lg:pointer-fine:pr-0', quiet && 'font-medium')}>
              <CardName card={card} />
            </h3>
            <CardFacts card={card} />
          </div>
          {/* Where it shows only under the pointer, it lies over the end of the name, which has the whole width. */}
          <div className="absolute top-0.5 right-0.5 rounded-control transition-opacity lg:pointer-fine:bg-surface lg:pointer-fine:opacity-0 lg:pointer-fine:group-focus-within/card:opacity-100 lg:pointer-fine:group-hover/card:opacity-100">
            <CardMenu card={card} actions={actions} />
          </div>
        </div>
        {children}
      </article>
      {lifted && <CarryKeys />}
    </>
  )
}
