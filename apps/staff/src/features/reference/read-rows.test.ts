import { rowFaultMessages } from '@pramaan/domain/csv-rows'
import { expect, test } from 'vitest'
import { importRows, readRows } from './read-rows.ts'

const rows = Array.from({ length: 900 }, (_, at) => ({
  line: at + 1,
  Title: `Role ${at}`,
  Group: '',
  Detail: '',
}))

test('an import that fails half-way says what was taken, and at which line it stopped', async () => {
  const lost = new Error('no connection')
  const outcome = await importRows({ rows, refused: [] }, async (part) => {
    if (part[0]?.Title === 'Role 800') throw lost
    return { data: { Added: part.length - 1, Known: 0, Refused: [{ Row: 3, Message: 'No group.' }] } }
  })
  expect(outcome).toEqual({
    Added: 798,
    Known: 0,
    Refused: [
      { Row: 3, Message: 'No group.' },
      { Row: 403, Message: 'No group.' },
    ],
    stopped: { Row: 801, error: lost },
  })
})

test('an import that fails at once took nothing, and says only why', async () => {
  const lost = new Error('no connection')
  await expect(importRows({ rows, refused: [] }, () => Promise.reject(lost))).rejects.toBe(lost)
})

test('a line with wrong quotation marks or a cell that is too long is not sent, and named by its place', async () => {
  const rows = ['One,A,B', `${'x'.repeat(501)},A,B`, 'Three,A,B', '"Four" and a half,A,B', 'Five,A,B']
  const sent: string[] = []
  const file = new File([['Title,Group,Detail', ...rows].join('\n')], 'list.csv')
  const outcome = await importRows(await readRows(file), async (part) => {
    sent.push(...part.map(({ Title }) => Title))
    return { data: { Added: 1, Known: 0, Refused: [{ Row: 2, Message: 'No group.' }] } }
  })
  expect(sent).toEqual(['One', 'Three'])
  expect(outcome.Refused).toEqual([
    { Row: 2, Message: 'At most 500 characters.' },
    { Row: 3, Message: 'No group.' },
    { Row: 4, Message: rowFaultMessages.quotes },
  ])
})
