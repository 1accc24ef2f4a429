import { expect, test } from 'vitest'
import { optionsFor } from './fitting-options.ts'

const degrees = ['B.E./B.Tech Computer Engineering', 'B.Com (Banking)', 'B.Com', 'M.Com', 'HSC Commerce', 'BA English']
const found = (query: string, named: string[] = [], all = degrees) =>
  optionsFor(
    all.map((label) => ({ value: label, label })),
    query,
    named.map((Title) => ({ Title, Name: null })),
  ).map(({ label }) => label)

test.each(['B.Com', 'bcom', 'b com'])('“%s” finds what it is first, then what begins with it', (typed) => {
  expect(found(typed).slice(0, 2)).toEqual(['B.Com', 'B.Com (Banking)'])
  expect(found(typed)).not.toContain('BA English')
})

test('a name typed in full goes before longer ones, and signs that tell names apart count', () => {
  expect(found('c', [], ['C++', 'CSS', 'C#', 'C'])[0]).toBe('C')
  expect(found('c++', [], ['C', 'C#', 'C++'])).toEqual(['C++'])
})

test('what another name found comes after what begins with the text, before what only contains it, each once', () => {
  expect(found('com', ['B.Com', 'BA English'], ['B.Com', 'BA English', 'Commerce'])).toEqual([
    'Commerce',
    'BA English',
    'B.Com',
  ])
})

test('what has the typed word, or just that name, goes before names that only begin with it', () => {
  const roles = ['General Duty Assistant', 'Pre-Primary Teacher', 'Staff Nurse', 'Nursery Gardener']
  const options = roles.map((label) => ({ value: label, label }))
  const named = [
    { Title: 'General Duty Assistant', Name: 'Nurse Aide' },
    { Title: 'Pre-Primary Teacher', Name: 'Nursery Miss' },
  ]
  const shown = (query: string, more: typeof named = []) =>
    optionsFor(options, query, [...more, ...named]).map(({ label, note }) => (note ? `${label} (${note})` : label))
  expect(shown('nurse')).toEqual([
    'Nursery Gardener',
    'Staff Nurse',
    'General Duty Assistant (Nurse Aide)',
    'Pre-Primary Teacher (Nursery Miss)',
  ])
  expect(shown('nurse', [{ Title: 'Pre-Primary Teacher', Name: 'Nurse' }])[0]).toBe('Pre-Primary Teacher (Nurse)')
  expect(shown('nurse', [{ Title: 'Staff Nurse', Name: 'Nurse' }])[0]).toBe('Staff Nurse')
})

test('nothing typed finds everything in its order', () => {
  expect(found(' ')).toEqual(degrees)
})
