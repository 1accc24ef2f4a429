import { expect, test } from 'vitest'
import { readSearchQuery } from '../search-query.ts'
import { partText, smallVocabulary } from '../testing/small-vocabulary.ts'

function read(text: string): string {
  return readSearchQuery(text, smallVocabulary).parts.map(partText).join(', ')
}

test.each([
  ['accountant 5 y pune', 'Accountant, years 5-, Pune'],
  ['accountant 5yoe', 'Accountant, years 5-'],
  ['4YOE driver', 'years 4-, Driver'],
  ['yoe 5 driver', 'years 5-, Driver'],
  ['java developer min 4 max 7 yoe', 'Java Developer, years 4-7'],
  ['accountant min 2 yrs max 5 yrs', 'Accountant, years 2-5'],
  ['java 3y 6m', 'Java, years 3.5-'],
  ['java 2yr 3mth', 'Java, years 2.25-'],
  ['java 2.5y', 'Java, years 2.5-'],
  ['java 18m', 'Java, years 1.5-'],
  ['java one and half year', 'Java, years 1.5-'],
  ['java 2 and a half years', 'Java, years 2.5-'],
  ['java 1½ years', 'Java, years 1.5-'],
  ['driver साढ़े तीन साल', 'Driver, years 3.5-'],
  ['driver saade teen saal', 'Driver, years 3.5-'],
  ['java developer 3 years and below 8 lpa', 'Java Developer, years 3-, lakh -8'],
  ['java developer 3 years max 8 lpa', 'Java Developer, years 3-, lakh -8'],
  ['java developer 3 years and below', 'Java Developer, years -3'],
  ['electrician 6 months', 'Electrician, years 0.5-'],
  ['driver 3 m.com', 'Driver, word m, word com'],
])('years and months in short, with halves and with two bounds: %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

test.each([
  ['electrician contract 6 months', 'Electrician, word contract'],
  ['contract electrician 6 months', 'word contract, Electrician'],
  ['java internship 6 months', 'Java, internship'],
])('the months of a contract are no experience: %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

test.each([
  ['driver can join tomorrow', 'Driver, immediate'],
  ['driver kal se join', 'Driver, immediate'],
  ['driver joinable in a week', 'Driver, within 30 days'],
  ['driver can join next week', 'Driver, within 30 days'],
  ['driver available in 2 weeks', 'Driver, within 30 days'],
])('a day or week in which someone can join: %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

test.each([
  ['driver pandrah hajar', 'Driver, lakh -1.8'],
  ['driver das se barah hajar', 'Driver, lakh -1.44'],
  ['driver bees hajar salary', 'Driver, lakh -2.4'],
  ['driver बीस हजार', 'Driver, lakh -2.4'],
])('pay in words: %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

test.each([
  ['accountant x pune', 'Accountant, Pune'],
  ['rahul k accountant', 'word rahul, word k, Accountant'],
  ['accountant c r', 'Accountant, C, R'],
  ['x', 'word x'],
  ['accountant "x"', 'Accountant, "x"'],
])('a letter beside work is not looked for, unless it is a language or an initial: %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})
