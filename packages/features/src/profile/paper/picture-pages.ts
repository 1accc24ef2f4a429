/** The width at which a profile is rendered for its picture, in pixels (document 001 §9). */
export const pictureWidth = 1024

/** How many points of the picture each page pixel becomes (document 001 §9). */
export const pictureScale = 2

/** Millimetres per pixel at 96 dpi (document 001 §9). */
export const millimetresPerPixel = 0.264583

/** A4 portrait, in millimetres. */
export const a4 = { width: 210, height: 297 } as const

/** The scale that fits a picture to the paper's width. */
const fit = a4.width / (pictureWidth * millimetresPerPixel)

/** The length of this many pixels on paper, in millimetres. */
export function onPaper(pixels: number): number {
  return pixels * millimetresPerPixel * fit
}

/** How many pixels fit on a page from top to bottom. */
export const pagePixels = Math.floor(a4.height / (millimetresPerPixel * fit))

/** The top and bottom of a line or entry that should not be split. */
export type Block = { top: number; bottom: number }

/** The part of the picture on one page. */
export type Slice = { from: number; to: number }

/**
 * Splits a picture of this many pixels into pages, above anything that would be cut; an entry longer than a page is cut
 * anyway.
 */
export function slicesOf(height: number, blocks: readonly Block[]): Slice[] {
  const slices: Slice[] = []
  let from = 0
  while (height - from > pagePixels) {
    const end = from + pagePixels
    const cutThrough = blocks.filter(({ top, bottom }) => top > from && top < end && bottom > end)
    const to = Math.min(end, ...cutThrough.map(({ top }) => Math.floor(top)))
    slices.push({ from, to })
    from = to
  }
  return [...slices, { from, to: height }]
}
