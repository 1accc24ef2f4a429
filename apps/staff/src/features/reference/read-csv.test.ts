import { csvText } from '@pramaan/app-shell/csv/save-csv.ts'
import { unreadableText } from '@pramaan/domain/file-text'
import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

test('an exported file reads back the same, cell by cell, without blank lines', async () => {
  const rows = [
    ['Pune, "the city"', '=SUM(A1)'],
    ['two\nlines', ''],
  ]
  const text = await csvText(['Title', 'Group'], rows)
  const { headings, lines } = await readCsv(new File([`${text}\r\n\r\n`], 'list.csv'))
  expect(headings).toEqual(['Title', 'Group'])
  expect(lines.map(({ cells: { Title, Group }, fault }) => [Title, Group, fault])).toEqual(
    rows.map((row) => [...row, null]),
  )
})

const fileOf = (...parts: (string | Uint8Array<ArrayBuffer>)[]) => new File(parts, 'list.csv')

test.each([
  ['of Excel in Windows-1252', fileOf('Title\nCaf', Uint8Array.of(0xe9))],
  ['with letters that were lost before', fileOf('Title\nCaf\ufffd')],
  ['with a NUL', fileOf('Title\nCaf\0')],
])('a file %s is refused, with what to do', async (_, file) => {
  await expect(readCsv(file)).rejects.toThrow(unreadableText)
})

test('a file in UTF-16, as Excel saves “Unicode text”, is read', async () => {
  const text = '\ufeffTitle\tGroup\tDetail\nकैफ़े\tA\tB'
  const { lines } = await readCsv(fileOf(new Uint8Array(Uint16Array.from(text, (unit) => unit.charCodeAt(0)).buffer)))
  expect(lines[0]?.cells.Title).toBe('कैफ़े')
})

test('the letters that a program escaped for HTML are letters again, once', async () => {
  const { lines } = await readCsv(fileOf('Title,Group\nR&amp;D Engineer,AT&T; x\n&amp;lt;b&amp;gt; <i>,y'))
  expect(lines.map(({ cells }) => Object.values(cells))).toEqual([
    ['R&D Engineer', 'AT&T; x'],
    ['&lt;b&gt; <i>', 'y'],
  ])
})
