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
