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

test('nothing typed finds everything in its order', () => {
  expect(found(' ')).toEqual(degrees)
})
