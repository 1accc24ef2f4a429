import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'

const components = new URL('../../packages/ui/src/', import.meta.url).pathname
const textOf = (file: string) => readFileSync(`${components}${file}`, 'utf8')

/** Presses of keys in a play: its own, or those of the steps that plays share. */
const presses = /userEvent\.(tab|keyboard)\(|from '..\/..\/.storybook\/keyboard\.ts'/

test('every component that says what its keys do has a story whose play presses them', () => {
  const withKeys = globSync('*/usage.ts', { cwd: components }).filter((file) => /^ {2}keys: \[/m.test(textOf(file)))
  expect(withKeys.length).toBeGreaterThan(50)
  const unproved = withKeys
    .map((file) => dirname(file))
    .filter((folder) => {
      const stories = globSync(`${folder}/*.stories.tsx`, { cwd: components }).map(textOf)
      return !stories.some((text) => text.includes('play:') && presses.test(text))
    })
  expect(unproved.toSorted()).toEqual([])
})

/** What a person can reach with Tab: an element of HTML, or a part of ours that has one. */
const reached =
  /<(a|button|input|select|textarea|summary|Button|IconButton|TextButton|TextLink|ReachRegion)\b|tabIndex=/

test('every component with something that Tab reaches says what its keys do', () => {
  const silent = globSync('*/usage.ts', { cwd: components })
    .filter((file) => !/^ {2}keys: \[/m.test(textOf(file)))
    .map((file) => dirname(file))
    .filter((folder) => {
      const sources = globSync(`${folder}/*.tsx`, { cwd: components }).filter((file) => !file.includes('.stories.'))
      return sources.some((file) => reached.test(textOf(file)))
    })
  expect(silent.toSorted()).toEqual([])
})
