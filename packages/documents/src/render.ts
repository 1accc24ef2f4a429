import { renderToBuffer } from '@react-pdf/renderer'
import type { Drawing } from './content.ts'
import { cv } from './cv.ts'
import { personalData } from './personal-data.ts'
import { receipt } from './receipt.ts'
import { openFonts } from './text/fonts.ts'

/** A document as the bytes of a PDF. */
export async function render(drawing: Drawing): Promise<Buffer> {
  await openFonts(JSON.stringify(drawing.content))
  return renderToBuffer(documentOf(drawing))
}

function documentOf(drawing: Drawing) {
  const { kind, at } = drawing
  if (kind === 'receipt') return receipt(drawing.content, at)
  return kind === 'cv' ? cv(drawing.content, at) : personalData(drawing.content, at)
}
