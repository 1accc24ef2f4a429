import { uploadRules } from '@pramaan/domain/upload'
import { expect, test } from 'vitest'
import { documents, samples } from './files.ts'

test.each(documents)(
  '$name is a PDF whose table of objects is where it says, for a kind that takes one',
  ({ bytes, kind }) => {
    const text = new TextDecoder().decode(bytes)
    expect(text.startsWith('%PDF-1.4')).toBe(true)
    const at = Number(/startxref\n(\d+)/.exec(text)?.[1])
    expect(text.slice(at, at + 4)).toBe('xref')
    expect(uploadRules[kind].types).toContain('application/pdf')
  },
)

test('photos and logos are small drawings without anything that runs, each under an id of its own', () => {
  const pictures = samples.filter(({ type }) => type === 'image/svg+xml')
  expect(pictures.length).toBeGreaterThan(40)
  for (const { bytes } of pictures) {
    const text = new TextDecoder().decode(bytes)
    expect(text).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 96 96">(?:<path [^<>]+\/>)+<\/svg>$/,
    )
    expect(text).not.toMatch(/script|href|on\w+=/)
    expect(bytes.length).toBeLessThan(2500)
  }
  expect(new Set(samples.map(({ id }) => id)).size).toBe(samples.length)
})
