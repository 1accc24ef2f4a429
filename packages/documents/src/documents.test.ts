import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { draw } from './draw.ts'

const at = new Date('2026-11-21T06:30:00Z')

/** A PDF's text in one line, and its number of pages. */
async function read(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(pdf, { mergePages: true })
  return { text: text.replace(/\s+/g, ' '), pages: pdf.numPages }
}

const facts = [
  ['Number', 'PR/26-27/000001'],
  ['From', 'Demo Seller, Nashik'],
  ['To', 'सुनील कुमार'],
] as const
const gst = [
  ['Net amount', '₹423.73'],
  ['GST 18% (included)', '₹76.27'],
] as const
const notes = ['Keep this receipt.']

test('a receipt is a PDF with its own fonts inside, each once, in one page', async () => {
  const content = { title: 'Receipt', facts, sums: [['Paid', '₹500.00']], notes: ['Ł'] } as const
  const bytes = await draw({ kind: 'receipt', content, at })
  const text = bytes.toString('latin1')
  expect(text.startsWith('%PDF-')).toBe(true)
  expect(text.trimEnd().endsWith('%%EOF')).toBe(true)
  expect(text.match(/\/FontFile/g)).toHaveLength(2)
  expect(text).not.toContain('Helvetica')
  expect((await read(bytes)).pages).toBe(1)
})

test('a receipt with a GSTIN reads from number to sum: net, GST and what was paid', async () => {
  const sums = [...gst, ['Paid', '₹500.00'] as const]
  const content = { title: 'Payment receipt', facts: [...facts, ['GSTIN', '27AAAAA0000A1Z5'] as const], sums, notes }
  const { text } = await read(await draw({ kind: 'receipt', content, at }))
  expect(text).toMatch(/^Payment receipt Number PR\/26-27\/000001 From Demo Seller, Nashik To /)
  expect(text).toMatch(
    /GSTIN 27AAAAA0000A1Z5 Net amount ₹423\.73 GST 18% \(included\) ₹76\.27 Paid ₹500\.00 Keep this receipt\.$/,
  )
})

test('a receipt without a GSTIN and a refund voucher show only what they were given', async () => {
  const paid = { title: 'Payment receipt', facts: facts.slice(0, 2), sums: [['Paid', '₹12,34,500.00']], notes } as const
  expect((await read(await draw({ kind: 'receipt', content: paid, at }))).text).toBe(
    'Payment receipt Number PR/26-27/000001 From Demo Seller, Nashik Paid ₹12,34,500.00 Keep this receipt.',
  )
  const back = {
    title: 'Refund voucher',
    facts: [['Refund of', 'PR/26-27/000001']],
    sums: [['Refunded', '₹5.00']],
  } as const
  expect((await read(await draw({ kind: 'receipt', content: { ...back, notes }, at }))).text).toBe(
    'Refund voucher Refund of PR/26-27/000001 Refunded ₹5.00 Keep this receipt.',
  )
})

test('a line of joined Devanagari letters is not cut off', async () => {
  const name = 'श्रीकृष्ण त्र्यंबकराव कुलकर्णी'
  const words = ['स्थिति', 'प्रमाणपत्र', 'निर्णय', 'क्षत्रिय', 'ज्ञान', 'कर्तव्य', 'सावित्रीबाई', 'विद्यापीठ', name]
  const lines = [...words, ...words].map((word, index) => `${word} · ${word} (${index})`)
  const content = { title: name, lines, sections: [{ title: 'Summary', entries: [{ lines: [lines.join(' ')] }] }] }
  const { text } = await read(await draw({ kind: 'cv', content, at }))
  for (const index of lines.keys()) expect(text.split(`(${index})`)).toHaveLength(3)
})

test('a word longer than a line continues in the next one without a hyphen', async () => {
  const address = `https://example.com/${'portfolio/of/everything/'.repeat(8)}page.html`
  const content = { title: 'Ravi Demo', lines: [`Website: ${address}`], sections: [] }
  const { text } = await read(await draw({ kind: 'cv', content, at }))
  expect(text).not.toContain(address)
  expect(text.replaceAll(' ', '')).toBe(`RaviDemoWebsite:${address}`)
})

test('a personal data file fills as many pages as needed, with every entry once and in order', async () => {
  const entries = Array.from({ length: 150 }, (_, index) => ({
    lines: [`स्थिति (${index})`, ...(index % 7 ? [] : ['x'.repeat(200)])],
  }))
  const content = { language: 'hi', title: 'आपका डेटा', lines: [], sections: [{ title: 'फ़ाइलें', entries }] } as const
  const { text, pages } = await read(await draw({ kind: 'personal-data', content, at }))
  expect(pages).toBeGreaterThan(3)
  expect(text.match(/\(\d+\)/g)).toEqual(entries.map((_, index) => `(${index})`))
})

test('a document that cannot be drawn is refused, and the next one is drawn', async () => {
  const content = { title: 'CV', lines: [], sections: [{ title: 'Skills', entries: [null as never] }] }
  await expect(draw({ kind: 'cv', content, at })).rejects.toThrow()
  const { text } = await read(await draw({ kind: 'cv', content: { ...content, sections: [] }, at }))
  expect(text).toBe('CV')
})
