import { uploadRules } from '@pramaan/domain/upload'
import { expect, test } from 'vitest'
import { samples } from './files.ts'

test.each(samples)(
  '$name is a PDF whose table of objects is where it says, for a place that takes one',
  ({ bytes, place }) => {
    const text = new TextDecoder().decode(bytes)
    expect(text.startsWith('%PDF-1.4')).toBe(true)
    const at = Number(/startxref\n(\d+)/.exec(text)?.[1])
    expect(text.slice(at, at + 4)).toBe('xref')
    expect(uploadRules[place].types).toContain('application/pdf')
  },
)
