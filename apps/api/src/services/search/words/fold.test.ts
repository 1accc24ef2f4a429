import { expect, test } from 'vitest'
import { foldWords } from './fold.ts'

test.each([
  ['C++ / Node.js (B.Com) snake_case', ['c++', 'node', 'js', 'b', 'com', 'snake', 'case']],
  ['F# C# D#', ['f#', 'c#', 'd']],
  ['Ｃ＋＋ in Zürich', ['c++', 'in', 'zurich']],
  ['नमस्ते १२', ['नमस्ते', '12']],
  ['\u095eातिमा, फ\u093cातिमा', ['फातिमा', 'फातिमा']],
  ['- / .', []],
  ['x'.repeat(80), ['x'.repeat(60)]],
])('%j has the words %j', (text, words) => {
  expect(foldWords(text)).toEqual(words)
})
