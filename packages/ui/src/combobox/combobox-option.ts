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

/** A label split at the typed words, so that they can be shown in bold. */
export function matchParts(label: string, query: string): { text: string; match: boolean }[] {
  const words = query.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return [{ text: label, match: false }]
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return label
    .split(new RegExp(`(${escaped.join('|')})`, 'giu'))
    .filter(Boolean)
    .map((text) => ({ text, match: words.includes(text.toLocaleLowerCase()) }))
}
