import type { TextRange } from '../../query-parts.ts'

const open = /[([]/
const close = /[)\]]/

/** Where a bracket ends that begins somewhere: at the end of the text if it is never closed. */
function endOf(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (open.test(sign)) depth++
    if (close.test(sign)) depth--
    if (depth === 0) return at + 1
  }
  return text.length
}

/** Where a bracket begins that ends before a position; undefined if none does. */
function startOf(text: string, to: number): number | undefined {
  let depth = 0
  for (let at = to - 1; at >= 0; at--) {
    const sign = text[at] ?? ''
    if (close.test(sign)) depth++
    if (open.test(sign)) depth--
    if (depth === 0) return at
  }
  return undefined
}

/** The brackets that begin between a word and what is behind it, and hold that. */
export function bracketAfter(text: string, from: number, to: number): TextRange | undefined {
  for (let at = from; at < to; at++) {
    const end = open.test(text[at] ?? '') ? endOf(text, at) : 0
    if (end > to) return { from: at, to: end }
  }
  return undefined
}

/** The brackets that end between a word and what is before it, and hold that. */
export function bracketBefore(text: string, from: number, to: number): TextRange | undefined {
  for (let at = to - 1; at >= from; at--) {
    const start = close.test(text[at] ?? '') ? startOf(text, at + 1) : undefined
    if (start !== undefined && start < from) return { from: start, to: at + 1 }
  }
  return undefined
}

/** The dashes directly before brackets, which exclude what is in them as a dash before a word does. */
export function dashedBrackets(text: string): TextRange[] {
  return Array.from(text.matchAll(/(?<![^\s(,])[-−–](?=[([])/gu), ({ index }) => ({ from: index, to: index + 1 }))
}
