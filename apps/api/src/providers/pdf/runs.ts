/** A part of the font, by the letters that it has. */
export type Part = 'latin' | 'extended' | 'devanagari'

type Range = readonly [first: number, last: number]
const devanagari: readonly Range[] = [
  [0x900, 0x97f],
  [0x1cd0, 0x1cf9],
  [0x200c, 0x200d],
  [0x20b9, 0x20b9],
  [0xa8e0, 0xa8ff],
]
const latin: readonly Range[] = [
  [0, 0xff],
  [0x2013, 0x2014],
  [0x2018, 0x201d],
  [0x2026, 0x2026],
]

/** A text as runs of one part of the font each; a space goes with the run before it. */
export function runsOf(text: string): { part: Part; text: string }[] {
  const runs: { part: Part; text: string }[] = []
  for (const letter of text) {
    const last = runs.at(-1)
    const part = letter === ' ' && last ? last.part : partOf(letter.codePointAt(0) ?? 0)
    if (last?.part === part) last.text += letter
    else runs.push({ part, text: letter })
  }
  return runs
}

function partOf(point: number): Part {
  const isIn = (ranges: readonly Range[]) => ranges.some(([first, last]) => point >= first && point <= last)
  if (isIn(devanagari)) return 'devanagari'
  return isIn(latin) ? 'latin' : 'extended'
}
