import { expect, test } from 'vitest'
import { MemoryStorage } from '../platform/page-storage.ts'
import { createSeenAnswers } from './seen-answers.ts'

const noon = new Date('2026-11-21T06:30:00Z')

function aStore(storage: Storage = new MemoryStorage()) {
  let minutes = 0
  const now = () => new Date(noon.getTime() + 60_000 * minutes++)
  return { storage, ...createSeenAnswers(storage, now) }
}

test('an answer is what was read last, with its time; a new one takes the time away', () => {
  const { answers, servedAt } = aStore()
  answers.note('jobs', { data: [1] })
  answers.note('jobs', { data: [2] })
  expect(servedAt('jobs')).toBeUndefined()
  expect([answers.read('jobs'), servedAt('jobs')]).toEqual([{ data: [2] }, '2026-11-21T06:31:00.000Z'])
  answers.note('jobs', { data: [3] })
  expect(servedAt('jobs')).toBeUndefined()
  expect(answers.read('drives')).toBeUndefined()
})

test('the oldest answers make room, and what a person typed stays', () => {
  const { answers, storage } = aStore()
  storage.setItem('pramaan.draft.7.about', 'typed')
  for (let at = 0; at < 200; at += 1) answers.note(`call ${at}`, { data: 'x'.repeat(50_000) })
  answers.note('too long', { data: 'x'.repeat(300_000) })
  const stored = Array.from({ length: storage.length }, (_, at) => storage.getItem(storage.key(at) ?? '') ?? '')
  expect(stored.join('').length).toBeLessThan(1_500_000)
  expect([answers.read('call 0'), answers.read('too long')]).toEqual([undefined, undefined])
  expect(answers.read('call 199')).toBeDefined()
  expect(storage.getItem('pramaan.draft.7.about')).toBe('typed')
})

test('a full storage loses what was seen before what was typed, and fails nobody', () => {
  const storage = new MemoryStorage()
  let full = false
  const setItem = storage.setItem.bind(storage)
  storage.setItem = (name, value) => {
    if (full) throw new DOMException('full', 'QuotaExceededError')
    setItem(name, value)
  }
  const { answers } = aStore(storage)
  storage.setItem('pramaan.draft.7.about', 'typed')
  answers.note('jobs', { data: [1] })
  full = true
  answers.note('drives', { data: [2] })
  expect([answers.read('jobs'), answers.read('drives')]).toEqual([undefined, undefined])
  expect(storage.getItem('pramaan.draft.7.about')).toBe('typed')
})
