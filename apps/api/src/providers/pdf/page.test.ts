import { expect, test } from 'vitest'
import { drawPage } from './page.ts'
import { runsOf } from './runs.ts'

test('a line is written in the parts of the font that have its letters', () => {
  expect(runsOf('Asha सुनील ₹500 Łódź')).toEqual([
    { part: 'latin', text: 'Asha ' },
    { part: 'devanagari', text: 'सुनील ₹' },
    { part: 'latin', text: '500 ' },
    { part: 'extended', text: 'Ł' },
    { part: 'latin', text: 'ód' },
    { part: 'extended', text: 'ź' },
  ])
})

test('a page is a PDF with its own fonts inside, in one page', async () => {
  const page = { title: 'Receipt', facts: [['To', 'सुनील']], sums: [['Paid', '₹500.00']], notes: ['Ł'] } as const
  const text = (await drawPage(page, new Date('2026-11-21T06:30:00Z'))).toString('latin1')
  expect(text.startsWith('%PDF-')).toBe(true)
  expect(text.trimEnd().endsWith('%%EOF')).toBe(true)
  expect(text.match(/\/FontFile/g)?.length).toBeGreaterThanOrEqual(3)
  expect(text).not.toContain('Helvetica')
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
})
