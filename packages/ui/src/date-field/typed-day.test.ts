import { expect, test } from 'vitest'
import { dayFrom, pastedDay, settled } from './typed-day.ts'

test.each([
  ['2026-11-22', '2026-11-22'],
  ['2026-02-30', undefined],
  ['22/11/2026', undefined],
  ['', undefined],
  [null, undefined],
])('the value %s is the day %s', (value, day) => {
  expect(dayFrom(value)?.toString()).toBe(day)
})

test.each([
  ['2026-11-22', '2026-11-22'],
  ['0026-11-22', '2026-11-22'],
  ['0202-11-22', undefined],
])('a field left at %s holds %s', (typed, day) => {
  const date = dayFrom(typed)
  expect(date && settled(date)?.toString()).toBe(day)
})

test.each([
  ['4/8/2001', '2001-08-04'],
  [' 04-08-2001 ', '2001-08-04'],
  ['4.8.01', '2001-08-04'],
  ['2001-08-04', '2001-08-04'],
  ['31/02/2001', undefined],
  ['tomorrow', undefined],
])('the pasted text %s is the day %s', (text, day) => {
  expect(pastedDay(text)?.toString()).toBe(day)
})
