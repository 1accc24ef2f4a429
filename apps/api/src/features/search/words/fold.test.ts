import { expect, test } from 'vitest'
import { foldText, foldWords } from './fold.ts'

test.each([
  ['  Pune   City ', 'pune city'],
  ['Pune\t\nCity', 'pune city'],
  ['ＰＵＮＥ\u00a0City', 'pune city'],
  ['कक्षा १२', 'कक्षा 12'],
  ['', ''],
])('%j is spelt %j, whether it is plain or needs Unicode', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test.each([
  ['C++ / Node.js (B.Com) snake_case', ['c++', 'node', 'js', 'b', 'com', 'snake', 'case']],
  ['F# C# D#', ['f#', 'c#', 'd']],
  ['Ｃ＋＋ in Zürich', ['c++', 'in', 'zürich']],
  ['नमस्ते १२', ['नमस्ते', '12']],
  ['- / .', []],
  ['x'.repeat(80), ['x'.repeat(60)]],
])('%j has the words %j', (text, words) => {
  expect(foldWords(text)).toEqual(words)
})
