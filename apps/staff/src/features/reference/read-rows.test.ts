import { expect, test } from 'vitest'
import { importRows } from './read-rows.ts'

const rows = Array.from({ length: 900 }, (_, at) => ({ Title: `Role ${at}`, Group: '', Detail: '' }))

test('an import that fails half-way says what was taken, and at which line it stopped', async () => {
  const lost = new Error('no connection')
  const outcome = await importRows(rows, async (part) => {
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
  await expect(importRows(rows, () => Promise.reject(lost))).rejects.toBe(lost)
})
