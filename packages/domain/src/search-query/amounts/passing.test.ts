import { expect, test } from 'vitest'
import { readSearchQuery } from '../search-query.ts'
import { partText, smallVocabulary } from '../testing/small-vocabulary.ts'

function read(text: string): string {
  return readSearchQuery(text, smallVocabulary).parts.map(partText).join(', ')
}

test.each([
  ['2024 passout', 'passed 2024-2024'],
  ['2023 batch java developer', 'passed 2023-2023, Java Developer'],
  ['passing out 2025', 'passed 2025-2025'],
  ['b.com 2022 passed out accountant', 'B.Com, passed 2022-2022, Accountant'],
  ['batch of 2024', 'passed 2024-2024'],
  ['java developer 2023-24 batch pune', 'Java Developer, passed 2023-2024, Pune'],
  ['2023/2024 pass outs', 'passed 2023-2024'],
  ['2022 to 2024 graduates', 'passed 2022-2024'],
  ['year of passing 2023', 'passed 2023-2023'],
  ['YOP: 2023', 'passed 2023-2023'],
  ['graduated in 2021', 'passed 2021-2021'],
  ['passed out after 2022', 'passed 2022-'],
  ['2022 batch onwards', 'passed 2022-'],
  ['2022 passout and above accountant', 'passed 2022-, Accountant'],
  ['2024 पासआउट', 'passed 2024-2024'],
  ['२०२४ बैच', 'passed 2024-2024'],
  ['2024 ke passout', 'passed 2024-2024'],
  ['accountant 3 years 2020 batch', 'Accountant, years 3-, passed 2020-2020'],
])('the year of passing in %j is %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

test.each([
  ['12th pass', '12th Pass'],
  ['java 2024', 'Java'],
  ['batch', 'word batch'],
  ['accountant 20000 salary', 'Accountant, lakh -2.4'],
])('no year of passing is in %j: %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})
