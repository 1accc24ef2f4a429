import { expect, test } from 'vitest'
import { matchParts } from './combobox-option.ts'

const bold = (label: string, query: string) =>
  matchParts(label, query)
    .map(({ text, match }) => (match ? `[${text}]` : text))
    .join('')

test.each([
  ['React Native developer', 'react dev', '[React] Native [dev]eloper'],
  ['C++ developer', 'c++', '[C++] developer'],
  ['React developer', '', 'React developer'],
  ['टेलीकॉलर', 'टेली', '[टेली]कॉलर'],
  ['Excel', 'word', 'Excel'],
])('in "%s" the typed "%s" is bold: %s', (label, query, expected) => {
  expect(bold(label, query)).toBe(expected)
})
