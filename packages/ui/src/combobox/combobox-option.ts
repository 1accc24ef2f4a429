import { foldText } from '@pramaan/domain/fold-text'
import type { ReactNode } from 'react'

/** One line of a combobox's list, `detail` below its label; options of one `group` are listed together under its name. */
export type ComboboxOption = {
  value: string
  label: string
  detail?: string
  note?: ReactNode
  icon?: ReactNode
  group?: string
}

/** Splits a label at the typed words, which are shown in bold; each word matches any of its spellings. */
export function matchParts(label: string, query: string): { text: string; match: boolean }[] {
  const words = foldText(query).split(' ').filter(Boolean)
  if (words.length === 0) return [{ text: label, match: false }]
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  // A letter is folded together with its combining marks, so that positions in the folded label match those in the
  // label.
  const letters = label.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []
  const at = letters.flatMap((letter, index) => Array<number>((foldText(letter) || ' ').length).fill(index))
  const folded = letters.map((letter) => foldText(letter) || ' ').join('')
  const bold = new Set<number>()
  for (const { index, 0: word } of folded.matchAll(new RegExp(escaped.join('|'), 'gu')))
    for (const letter of at.slice(index, index + word.length)) bold.add(letter)
  return letters.reduce<{ text: string; match: boolean }[]>((parts, letter, index) => {
    const last = parts.at(-1)
    const match = bold.has(index)
    if (last?.match === match) last.text += letter
    else parts.push({ text: letter, match })
    return parts
  }, [])
}
