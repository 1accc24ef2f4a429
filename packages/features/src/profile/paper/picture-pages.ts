/** The width at which a profile is drawn for its picture, in pixels (document 001 §9). */
export const pictureWidth = 1024

/** How many points of the picture one pixel of the page becomes (document 001 §9). */
export const pictureScale = 2

/** Millimetres of one pixel at 96 to the inch (document 001 §9). */
export const millimetresPerPixel = 0.264583

/** A4 upright, in millimetres. */
export const a4 = { width: 210, height: 297 } as const

/** What a picture is made smaller by to fit the paper's width. */
const fit = a4.width / (pictureWidth * millimetresPerPixel)

/** How long something of so many pixels is on the paper, in millimetres. */
export function onPaper(pixels: number): number {
  return pixels * millimetresPerPixel * fit
}

/** As many pixels as one page holds from top to bottom. */
export const pagePixels = Math.floor(a4.height / (millimetresPerPixel * fit))

/** A line or an entry that should stay in one piece, by where it begins and ends. */
export type Block = { top: number; bottom: number }

/** A page's part of the picture. */
export type Slice = { from: number; to: number }

/** Cuts a picture of so many pixels into pages, above what would be cut through; what is longer than a page is cut anyhow. */
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
