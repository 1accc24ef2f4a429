import { expect, test } from 'vitest'
import { readSearchQuery } from '../search-query.ts'
import { partText, smallVocabulary } from '../testing/small-vocabulary.ts'

/** What a query asks for, and behind a stroke what is not searched, with '*' where it is said of a person. */
function read(text: string): string {
  const { parts, unsearched } = readSearchQuery(text, smallVocabulary)
  const left = unsearched.map(({ why, from, to }) => `${why === 'personal' ? '*' : ''}${text.slice(from, to)}`)
  return [parts.map(partText).join(', '), ...left].join(' | ')
}

test.each([
  ['unmarried female nurse 25-30 yrs', 'Staff Nurse | *unmarried female | *25-30 yrs'],
  ['driver 25 to 35 years male', 'Driver | *25 to 35 years male'],
  ['delivery boy 18 se 30 saal', 'Delivery Boy | *18 se 30 saal'],
  ['ड्राइवर 18 से 30 साल', 'Driver | *18 से 30 साल'],
  ['driver 25 ते 35 वर्षे', 'Driver | *25 ते 35 वर्षे'],
  ['driver between 22 and 40 years', 'Driver | *between 22 and 40 years'],
  ['18-25 age electrician', 'Electrician | *18-25 age'],
  ['18+ delivery boy', 'Delivery Boy | *18+'],
  ['driver 18-25', 'Driver | *18-25'],
  ['driver 18 years and above', 'Driver | *18 years and above'],
  ['driver 21 and above', 'Driver | *21 and above'],
  ['driver above 18 years', 'Driver | *above 18 years'],
  ['teacher below 40 yrs', 'Teacher | *below 40 yrs'],
  ['driver max 35 years', 'Driver | *max 35 years'],
  ['30 saal se kam driver', 'Driver | *30 saal se kam'],
  ['under 30 security guard', 'Security Guard | *under 30'],
  ['security guard 30+', 'Security Guard | *30+'],
  ['girl 22 years receptionist', 'Receptionist | *girl 22 years'],
  ['female receptionist 16-25 yrs', 'Receptionist, years 16-25 | *female'],
  ['boys 16-25 yrs', ' | *boys 16-25 yrs'],
  ['driver age group 20-30', 'Driver | *age group 20-30'],
])('years that nobody works are an age, though no word says so: %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

test.each([
  ['driver 20+ years', 'Driver, years 20-'],
  ['driver 25+ yrs', 'Driver, years 25-'],
  ['driver minimum 10 years', 'Driver, years 10-'],
  ['driver 15-20 years', 'Driver, years 15-20'],
  ['driver 10 to 15 years male', 'Driver, years 10-15 | *male'],
  ['driver 18 to 22 years experience', 'Driver, years 18-22'],
  ['driver exp 18-22 yrs', 'Driver, years 18-22'],
  ['driver 35 years of rich experience', 'Driver, years 35-, word rich'],
  ['driver 25-30 yrs 2 yrs exp', 'Driver, years 2- | *25-30 yrs'],
  ['nurse 2 to 3 years age below 30', 'Staff Nurse, years 2-3 | *age below 30'],
  ['exp 5 to 8 yrs, age limit 35', 'years 5-8 | *age limit 35'],
  ['accountant 3 to 5 years salary 20000 age 22 to 30', 'Accountant, years 3-5, lakh -2.4 | *age 22 to 30'],
])('years of work stay: %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

test.each([
  ['security guard height 5.8', 'Security Guard | *height 5.8'],
  ['security guard 5 feet 8 inch height', 'Security Guard | *5 feet 8 inch height'],
  ["security guard height 5'6", "Security Guard | *height 5'6"],
  ['security guard height min 170 cm weight 60 kg', 'Security Guard | *height min 170 cm weight 60 kg'],
  ['driver 24 hours', 'Driver | 24 hours'],
  ['driver 20-25 days', 'Driver | 20-25 days'],
  ['driver 20-25 km', 'Driver | 20-25 km'],
])('how tall and heavy someone is asks for nothing; other numbers are no age: %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})
