import { Button } from '@pramaan/ui/button'
import { IconButton } from '@pramaan/ui/icon-button'
import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePostingTexts } from '../../../texts/use-posting-texts.ts'
import type { DriveListName } from './drive-form-values.ts'
import type { Items } from './use-items.ts'

/** Props of `DriveFormItems`: `nameOf` names the item at a position, `children` renders its fields. */
export type DriveFormItemsProps<N extends DriveListName> = {
  list: Items<N>
  nameOf: (position: number) => string
  addLabel: string
  onAdd: () => void
  most: number
  /** One line per item on wide screens, because its fields already say everything. */
  inline?: boolean
  children: (index: number) => ReactNode
}

/** The items of a list in order, each with its fields and buttons, for mouse and keyboard. */
export function DriveFormItems<N extends DriveListName>(props: DriveFormItemsProps<N>) {
  const { list, nameOf, addLabel, onAdd, most, inline, children } = props
  const t = usePostingTexts()
  const count = list.items.length
  return (
    <div className="flex flex-col gap-3">
      {count === 0 && <p className="text-sm text-ink-muted">{t('driveForm.items.none')}</p>}
      <ol className="flex flex-col gap-3 empty:hidden">
        {list.items.map(({ id }, index) => (
          <li
            key={id}
            className={clsx(
              'flex flex-col rounded-control border border-line px-3 pt-1 pb-3',
              inline && 'sm:flex-row-reverse sm:items-start sm:gap-3 sm:border-0 sm:p-0',
            )}
          >
            <div className="flex items-center justify-between gap-3">
              <span aria-hidden className={clsx('text-sm font-semibold text-ink-muted', inline && 'sm:hidden')}>
                {nameOf(index + 1)}
              </span>
              <ItemButtons list={list} index={index} count={count} name={nameOf(index + 1)} />
            </div>
            <div className="min-w-0 flex-1">{children(index)}</div>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {list.moved}
      </p>
      <Button
        tone="quiet"
        size="sm"
        icon={<Plus aria-hidden />}
        onClick={onAdd}
        className="self-start"
        {...(count >= most && { reason: t('driveForm.items.most', { n: most }) })}
      >
        {addLabel}
      </Button>
    </div>
  )
}

type ItemButtonsProps<N extends DriveListName> = { list: Items<N>; index: number; count: number; name: string }

function ItemButtons<N extends DriveListName>({ list, index, count, name: item }: ItemButtonsProps<N>) {
  const t = usePostingTexts()
  return (
    <div className="-mr-3 flex">
      <IconButton
        data-move
        label={t('driveForm.items.up', { item })}
        icon={<ArrowUp />}
        disabled={index === 0}
        onClick={({ currentTarget }) => list.move(index, index - 1, currentTarget)}
      />
      <IconButton
        data-move
        label={t('driveForm.items.down', { item })}
        icon={<ArrowDown />}
        disabled={index === count - 1}
        onClick={({ currentTarget }) => list.move(index, index + 1, currentTarget)}
      />
      <IconButton label={t('driveForm.items.remove', { item })} icon={<X />} onClick={() => list.remove(index)} />
    </div>
  )
}

/** The label of a field in an item; the position is visible above and included only for screen readers. */
export function ItemLabel({ item, children }: { item: string; children: ReactNode }) {
  return (
    <>
      <span className="sr-only">{item}: </span>
      {children}
    </>
  )
}
