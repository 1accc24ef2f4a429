import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { drawDocument } from './document.ts'
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

test('a line that begins a new page is written in the part of the font that has its letters', async () => {
  const entries = Array.from({ length: 120 }, (_, index) => ({ lines: [`स्थिति ${index}`] }))
  const bytes = await drawDocument({ title: 'सर्टिफ़िकेट', lines: [], sections: [{ title: 'फ़ाइलें', entries }] }, new Date())
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  expect(pdf.numPages).toBeGreaterThan(2)
  const { text } = await extractText(pdf, { mergePages: true })
  expect(text.match(/थ/g)).toHaveLength(entries.length)
})
