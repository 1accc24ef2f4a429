import { showToast } from '@pramaan/ui/toaster'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { type FieldArrayWithId, type UseFormReturn, useFieldArray } from 'react-hook-form'
import { usePostingTexts } from '../../../texts/use-posting-texts.ts'
import type { CheckedDrive, DriveListName, DriveValues } from './drive-form-values.ts'

/** The form of a drive. */
export type DriveForm = UseFormReturn<DriveValues, unknown, CheckedDrive>

/** A list in the form: items are added at the end, moved by one, and removed with Undo. */
export function useItems<N extends DriveListName>(form: DriveForm, name: N, nameOf: (position: number) => string) {
  const t = usePostingTexts()
  const list = useFieldArray<DriveValues, N>({ control: form.control as never, name })
  const [moved, setMoved] = useState('')
  return {
    items: list.fields as FieldArrayWithId<DriveValues, N>[],
    /** Announced after a move. */
    moved,
    add: (item: DriveValues[N][number]) => list.append(item as never),
    /** Moves an item; its button keeps the focus although the line moves. */
    move(from: number, to: number, button: HTMLButtonElement) {
      flushSync(() => {
        list.move(from, to)
        setMoved(t('driveForm.items.moved', { item: nameOf(from + 1), position: to + 1, total: list.fields.length }))
      })
      const line = button.closest('li')
      const inLine = line?.querySelectorAll<HTMLButtonElement>('button[data-move]:enabled') ?? []
      ;(button.disabled ? inLine[0] : button)?.focus()
    },
    remove(index: number) {
      const item = form.getValues(`${name}.${index}` as 'Highlights.0')
      list.remove(index)
      const isEmpty = Object.values(item).every((part) => part === '')
      if (isEmpty) return
      showToast({
        text: t('driveForm.items.removed', { item: nameOf(index + 1) }),
        action: { label: t('driveForm.items.undo'), onAction: () => list.insert(index, item as never) },
      })
    },
  }
}

/** A list of the form and the functions that change it. */
export type Items<N extends DriveListName> = ReturnType<typeof useItems<N>>
