import { expect, test } from 'vitest'
import { privateWordsIn } from './words.ts'

test('a private word is found in prose, in names and in file names, with its line and the plain word', () => {
  expect(privateWordsIn('a.ts', 'const one = 1\nexport function whyNotMend() {}')).toEqual([
    'a.ts:2: "mend", write fix',
  ])
  expect(privateWordsIn('deed-dialog.tsx', 'deed-dialog.tsx')).toEqual(['deed-dialog.tsx:1: "deed", write action'])
  expect(privateWordsIn('a.md', 'Every DEED is written down.')).toHaveLength(1)
})

test('plain words that contain one are left alone', () => {
  expect(privateWordsIn('a.ts', 'recommend(); amended; indeed; constructor; toString')).toEqual([])
})
