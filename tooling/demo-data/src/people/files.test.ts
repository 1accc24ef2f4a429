import { expect, test } from 'vitest'
import { sampleFile, sampleFiles } from './files.ts'

test.each(Object.values(sampleFiles))('%s is a PDF whose table of objects is where it says', (path) => {
  const text = new TextDecoder().decode(sampleFile(path))
  expect(text.startsWith('%PDF-1.4')).toBe(true)
  const at = Number(/startxref\n(\d+)/.exec(text)?.[1])
  expect(text.slice(at, at + 4)).toBe('xref')
})

test('no other path is a sample file', () => {
  expect(sampleFile('/demo/other.pdf')).toBeUndefined()
  expect(sampleFile('constructor')).toBeUndefined()
})
