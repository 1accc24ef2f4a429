import { useState } from 'react'
import { useDraft } from './use-draft.ts'

/** The text of a form with one field, and how to change it: an unsent text survives a reload, an empty one is dropped. */
export function useTextDraft(name: string): [text: string, setText: (text: string) => void] {
  const draft = useDraft<{ text: string }>(name)
  const [text, setText] = useState(draft.initial?.text ?? '')
  const saveText = (value: string) => {
    setText(value)
    if (value) draft.save({ text: value })
    else draft.drop()
  }
  return [text, saveText]
}
