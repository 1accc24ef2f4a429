import { readFileSync } from 'node:fs'
import { Blob, Buffer, Direction, Face, Font, shape } from 'harfbuzzjs'

/** A glyph of the renderer's font, and the letters it stands for. */
type Glyph = { id: number | string; codePoints: number[]; advanceWidth: number }
type Subset = { glyphs: number[]; mapping: Record<string, number>; includeGlyph(id: number | string): number }

/** What the renderer asks of a font, as far as it is replaced here. */
type RenderedFont = {
  getGlyph(id: number, codePoints?: number[]): Glyph | null
  createSubset(): Subset
  layout(text: string): unknown
}

/**
 * Lets HarfBuzz place the letters of a font: the renderer's own shaper fails on Telugu, Malayalam and Gurmukhi and
 * overprints Bengali. `path` is the font's file.
 */
export function shapeWithHarfBuzz(rendered: unknown, path: string) {
  const font = rendered as RenderedFont
  const placed = new Font(new Face(new Blob(new Uint8Array(readFileSync(path)))))
  const { createSubset } = font
  font.layout = (text) => layOut(font, placed, text)
  font.createSubset = () => withGlyphsByLetters(createSubset.call(font))
}

/** The glyphs of a text in the order of its letters; the renderer itself reverses right-to-left text. */
function layOut(font: RenderedFont, placed: Font, text: string) {
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  const fromRight = /\p{sc=Arabic}/u.test(text)
  buffer.setDirection(fromRight ? Direction.RTL : Direction.LTR)
  shape(placed, buffer)
  const infos = buffer.getGlyphInfos()
  const positions = buffer.getGlyphPositions()
  if (fromRight) for (const list of [infos, positions]) list.reverse()
  const glyphs: Glyph[] = []
  let cluster: string[] = []
  for (const [at, { codepoint, cluster: start }] of infos.entries()) {
    if (infos[at - 1]?.cluster !== start) cluster = [...text.slice(start, endOfCluster(infos, at) ?? text.length)]
    const last = infos[at + 1]?.cluster !== start
    glyphs.push(withLetters(font, codepoint, cluster.splice(0, last ? cluster.length : 1)))
  }
  return { glyphs, positions }
}

function endOfCluster(infos: readonly { cluster: number }[], at: number) {
  let next = at
  while (infos[next]?.cluster === infos[at]?.cluster && next < infos.length) next += 1
  return infos[next]?.cluster
}

/**
 * The letters of a cluster belong to its glyphs in their own order, whatever is drawn first, so that a reader of the
 * document copies and finds them.
 */
function withLetters(font: RenderedFont, id: number, letters: readonly string[]): Glyph {
  const codePoints = letters.map((letter) => letter.codePointAt(0) ?? 0)
  return { id: `${id} ${codePoints}`, codePoints, advanceWidth: font.getGlyph(id)?.advanceWidth ?? 0 }
}

/** A glyph that stands for other letters each time is in the file once for each: a PDF knows one text of a glyph. */
function withGlyphsByLetters(subset: Subset): Subset {
  return Object.assign(subset, {
    includeGlyph(id: number | string) {
      subset.mapping[id] ??= subset.glyphs.push(Number.parseInt(String(id), 10)) - 1
      return subset.mapping[id]
    },
  })
}
