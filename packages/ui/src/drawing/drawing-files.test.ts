import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { deskNames, fieldNames, stateNames } from './sheets.ts'

const files = [
  { file: 'desk-work.svg', names: deskNames },
  { file: 'field-work.svg', names: fieldNames },
  { file: 'states.svg', names: stateNames },
]

/** The drawings of a file, by name. */
function drawingsIn(file: string) {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8')
  const found = text.matchAll(/<symbol id="(\w+)"[\s\S]*?<\/symbol>/g)
  return new Map([...found].map(([drawing, name = '']) => [name, drawing]))
}

test.each(files)('$file has the drawings of its list, and no other', ({ file, names }) => {
  expect([...drawingsIn(file).keys()]).toEqual([...names])
})

test.each(files)('each drawing of $file is below 3 kB and has the colours of the theme alone', ({ file }) => {
  for (const drawing of drawingsIn(file).values()) {
    expect(drawing.length).toBeLessThan(3000)
    const colours = [...drawing.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour)
    expect(colours.filter((colour) => !/^(?:none|currentColor|var\(--art-[\w-]+\))$/.test(colour ?? ''))).toEqual([])
  }
})
