import { View } from '@react-pdf/renderer'
import { createElement, Fragment } from 'react'
import type { ReceiptContent } from './content.ts'
import { heading, sheet } from './sheet.ts'
import { tw } from './style.ts'
import { line } from './text/line.ts'

/** A payment receipt or a refund voucher: labelled facts, the amounts between two lines, notes below. */
export function receipt({ title, facts, sums, notes }: ReceiptContent, at: Date) {
  const body = createElement(
    Fragment,
    {},
    heading(title),
    createElement(View, { style: tw('mt-5 mb-5') }, ...facts.map(fact)),
    createElement(View, { style: tw('pt-2 pb-1 mb-2 border-t border-b border-line') }, ...sums.map(sum)),
    ...notes.map((note) => line(note, 'text-sm leading-snug text-muted')),
  )
  return sheet({ title, at }, [body])
}

function fact([name, value]: readonly [name: string, value: string]) {
  return createElement(View, { style: tw('flex-row mb-1') }, line(name, 'w-1/3'), line(value, 'w-2/3 font-bold'))
}

function sum([name, amount]: readonly [name: string, amount: string]) {
  return createElement(View, { style: tw('flex-row justify-between mb-1') }, line(name), line(amount, 'font-bold'))
}
