import type { SearchQuery } from '@pramaan/domain/search-query'
import { spelledWords } from '@pramaan/domain/spelling'
import { describe, expect, test } from 'vitest'
import { readAs, readWithLists } from '../testing/read-with-lists.ts'

/** What may be in no part, because it only connects the others. */
const fillers = new Set(
  'in with for and chahiye ke liye mein job candidate को के लिए में चाहिए साठी मध्ये पाहिजे आणि'.split(' '),
)

/** The words of a query that are in no part, are not named as not searched, and only connect nothing. */
function unsaid({ text, parts, unsearched }: SearchQuery): string[] {
  const said = [...parts, ...unsearched]
  return spelledWords(text)
    .filter(({ from, to }) => !said.some((one) => one.from < to && from < one.to))
    .map(({ from, to }) => text.slice(from, to))
    .filter((word) => !fillers.has(word))
}

const english = {
  asked: ['12th pass', 'iti', 'b.com', 'diploma', 'fresher', 'experienced', '3 years', '2-4 yrs experience'],
  also: ['immediate joiner', '15 days notice', '90 days notice', 'not immediate', 'work from home', 'age 25-30', '24'],
  free: ['office', 'company', 'honest', 'smart', 'young', 'female', 'infotron', 'manager', 'hindu', 'driver'],
  place: ['', 'in pune', 'navi mumbai'],
}
const hinglish = {
  asked: ['barvi pass', 'graduate', 'fresher', 'anubhavi', '2 saal'],
  also: ['turant', 'ghar se kaam', 'umar 25', ''],
  free: ['office ke liye', 'mehnati', 'ladka chahiye', 'imandar driver', 'mahila', 'naujawan'],
  place: ['', 'pune mein'],
}
const devanagari = {
  asked: ['बारहवीं पास', 'आईटीआई', 'फ्रेशर', 'अनुभवी', '3 साल', '३ वर्षे', 'पदविका'],
  also: ['तुरंत', 'घर से काम', 'उम्र 25', 'लगेच'],
  free: ['ऑफिस', 'ईमानदार', 'महिला', 'ड्राइवर', 'प्रामाणिक', 'मुलगी', 'तरुणी', 'कंपनी'],
  place: ['', 'पुणे में', 'नागपूर मध्ये'],
}

describe.each([
  ['English', english],
  ['Hinglish', hinglish],
  ['Hindi and Marathi', devanagari],
])('of a query in %s', (_language, { asked, also, free, place }) => {
  const queries = asked.flatMap((one) =>
    also.flatMap((two) => free.flatMap((three) => place.map((where) => `${one} ${two} ${three} ${where}`.trim()))),
  )

  test('each word is in a part, or named as not searched', () => {
    expect(queries.length).toBeGreaterThan(200)
    const lost = queries.map((text) => [text, ...unsaid(readWithLists(text))]).filter(({ length }) => length > 1)
    expect(lost).toEqual([])
  })
})

test.each([
  ['12th pass office', ['Higher Secondary (12th)', 'word office']],
  ['office', ['word office']],
  ['receptionist office pune', ['Receptionist', 'Pune', 'unused: office']],
  ['accountant for my company', ['Accountant']],
])('a workplace is looked for where no work is named: %s', (text, parts) => {
  expect(readAs(text)).toEqual(parts)
})

test.each([
  ['ITI Welder', ['ITI Welder', 'Welder']],
  ['welder iti', ['Welder', 'ITI Welder']],
  ['iti electrician pune', ['ITI Electrician', 'Electrician', 'Pune']],
  ['ITI computer operator', ['ITI Computer Operator (COPA)', 'Computer Operator']],
  ['lab technician diploma', ['Lab Technician', 'Diploma in Medical Laboratory Technology']],
  ['B.Sc nurse', ['B.Sc Nursing', 'Staff Nurse']],
  ['polytechnic fitter', ['Diploma', 'Fitter']],
  ['M.Com accountant', ['M.Com', 'Accountant']],
  ['diploma civil', ['Diploma in Civil Engineering']],
  ['MBA HR', ['MBA Human Resources']],
])('a qualification beside the work that it is for asks for both: %s', (text, parts) => {
  expect(readAs(text)).toEqual(parts)
})

test.each([
  ['honest punctual driver', ['Driver', 'trait: honest punctual']],
  ['hardworking peon', ['Office Boy', 'trait: hardworking']],
  ['ईमानदार ड्राइवर', ['Driver', 'trait: ईमानदार']],
  ['driver not honest', ['Driver', 'trait: not honest']],
  ['integrity driver', ['Integrity', 'Driver']],
  ['teamwork leadership driver', ['Teamwork', 'Leadership', 'Driver']],
  ['honest', ['Integrity']],
])('a trait of everyone is no skill beside what is asked for: %s', (text, parts) => {
  expect(readAs(text)).toEqual(parts)
})

test.each([
  ['female receptionist', ['Receptionist', 'personal: female']],
  ['receptionist female preferred', ['Receptionist', 'personal: female']],
  ['receptionist female nahi chahiye', ['Receptionist', 'personal: female nahi chahiye']],
  ['not female receptionist', ['Receptionist', 'personal: not female']],
  ['-female receptionist', ['Receptionist', 'personal: female']],
  ['young boys for delivery', ['Last Mile Delivery', 'personal: young boys']],
  ['hindu cook', ['Chef', 'personal: hindu']],
  ['unmarried brahmin accountant', ['Accountant', 'personal: unmarried brahmin']],
  ['ladka chahiye delivery ke liye', ['Last Mile Delivery', 'personal: ladka']],
  ['महिला शिक्षक', ['Teacher', 'personal: महिला']],
  ['accountant age 25-30', ['Accountant', 'personal: age 25-30']],
  ['female', ['personal: female']],
  ['delivery boy', ['Delivery Executive']],
  ['hindi teacher', ['Hindi Teacher']],
])('gender, age, family, religion and caste are not searched: %s', (text, parts) => {
  expect(readAs(text)).toEqual(parts)
})

test.each([
  ['job vacancy', ['unused: job vacancy']],
  ['naukri', ['unused: naukri']],
  ['good salary job', ['unused: good salary job']],
  ['urgent hiring', ['unused: urgent hiring']],
  ['candidates', ['unused: candidates']],
  ['mujhe kaam wala chahiye', ['unused: mujhe kaam wala chahiye']],
  ['नौकरी चाहिए', ['unused: नौकरी चाहिए']],
  ['नोकरी पाहिजे', ['unused: नोकरी पाहिजे']],
  ['job vacancy pune', ['Pune']],
  ['...', []],
])('fillers alone ask for nothing, and are said to be left out: %s', (text, parts) => {
  expect(readAs(text)).toEqual(parts)
  expect(readAs(text, 'least')).toEqual(parts)
})

test.each([
  ['walk in interview pune', ['Pune', 'unused: walk in interview']],
  ['walkin pune', ['Pune', 'unused: walkin']],
  ['interview today', ['unused: interview today']],
  ['private job', ['unused: private job']],
  ['mnc', ['unused: mnc']],
  ['accountant in mnc company', ['Accountant', 'unused: mnc company']],
  ['govt job', ['unused: govt job']],
  ['government job pune', ['Pune', 'unused: government job']],
  ['सरकारी नौकरी', ['unused: सरकारी नौकरी']],
  ['government teacher', ['Teacher', 'unused: government']],
  ['accountant not private', ['Accountant', 'unused: not private']],
  ['private teacher', ['Home Tutor']],
  ['government officer', ['Government Officer']],
  ['new delhi driver', ['Delhi', 'Driver']],
])('what no job is found by is left out and said: %s', (text, parts) => {
  expect(readAs(text, 'least')).toEqual(parts)
})

test.each([
  ['walk in interview telecaller', ['Telecaller', 'unused: walk in interview']],
  ['accountant mnc', ['Accountant', 'word mnc']],
  ['interview scheduling', ['Interview Scheduling']],
])('people may write of the kind of their employers: %s', (text, parts) => {
  expect(readAs(text)).toEqual(parts)
})

test.each([
  'hindu',
  'hindhu',
  'musalmaan',
  'muslims',
  'christan',
  'catholic',
  'sikh',
  'buddhist',
  'parsi',
  'मुसलमान',
  'बौद्ध',
  'maratha',
  'marathas',
  'bramhin',
  'kunbi',
  'dalit',
  'obc category',
  'scheduled caste',
  'मराठा',
  'ब्राह्मण',
  'अनुसूचित जाति',
  'ladko',
  'mahilaon',
  'guys',
  'महिलाओं',
])('no religion, caste or gender is corrected into a name, alone or beside a misspelt one: %s', (word) => {
  expect(readAs(word)).toEqual([`personal: ${word}`])
  expect(readAs(`${word} accountant`)).toEqual(['Accountant', `personal: ${word}`])
  expect(readAs(`${word} techer`)).toEqual(['Teacher', `personal: ${word}`])
})

test.each([
  ['marathi typist', ['Marathi', 'Typist']],
  ['punjabi cook', ['Punjabi', 'Chef']],
  ['hindi techer', ['Hindi Teacher']],
  ['delivary boy', ['Delivery Executive']],
  ['sharma accountant', ['word sharma', 'Accountant']],
  ['khan', ['word khan']],
  ['patel', ['word patel']],
  ['jain accountant', ['word jain', 'Accountant']],
])('languages, names of work and surnames are searched: %s', (text, parts) => {
  expect(readAs(text)).toEqual(parts)
})
