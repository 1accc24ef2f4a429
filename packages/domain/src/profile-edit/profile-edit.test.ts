import { describe, expect, test } from 'vitest'
import { changedElsewhere, isSameEntry, isSameValue, valuesBefore } from './profile-edit.ts'

describe('a change of the profile', () => {
  test.each([
    ['nobody changed the field', { a: 'old' }, { a: 'old' }, { a: 'mine' }, []],
    ['it has arrived before', { a: 'old' }, { a: 'mine' }, { a: 'mine' }, []],
    ['the field was changed elsewhere', { a: 'old' }, { a: 'theirs' }, { a: 'mine' }, ['a']],
    ['another field was changed elsewhere', { a: 'old' }, { a: 'old', b: 'theirs' }, { a: 'mine' }, []],
    ['a list was changed elsewhere', { a: ['x'] }, { a: ['x', 'z'] }, { a: ['x', 'y'] }, ['a']],
    ['the field was and is empty', { a: null }, { a: '' }, { a: 'mine' }, []],
    ['the field was emptied elsewhere', { a: 'old' }, { a: null }, { a: 'mine' }, ['a']],
  ])('when %s', (_, before, now, wanted, conflicts) => {
    expect(changedElsewhere(before, now, wanted)).toEqual(conflicts)
  })

  test('is made on the values of its own fields', () => {
    expect(valuesBefore({ a: 1, b: 2 }, { b: 3 })).toEqual({ b: 2 })
  })
})

test('a missing value, null and an empty text are the same; 0 and false are values', () => {
  expect([isSameValue(undefined, null), isSameValue('', null), isSameValue([], [])]).toEqual([true, true, true])
  expect([isSameValue(0, null), isSameValue(false, null), isSameValue('a', 'b')]).toEqual([false, false, false])
})

test('entries are the same if they say the same in each field', () => {
  const entry = { school: 'Model', grade: null }
  expect(isSameEntry(entry, { school: 'Model', id: 3 })).toBe(true)
  expect(isSameEntry(entry, { school: 'Model', grade: '8.4' })).toBe(false)
})
