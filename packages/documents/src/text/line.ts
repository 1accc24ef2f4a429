import { Text } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import { tw } from '../style.ts'
import { drawableParts } from './fonts.ts'

/** A text in the style of Tailwind class names, each part in a font of its script. */
export function line(text: string, style?: string, key?: number): ReactElement {
  const parts = drawableParts(text).map((part, index) =>
    createElement(Text, { key: index, style: { fontFamily: part.families } }, part.text),
  )
  return createElement(Text, { key, style: style ? tw(style) : {} }, ...parts)
}
