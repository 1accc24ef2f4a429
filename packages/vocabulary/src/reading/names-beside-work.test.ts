import { spelledWords, spellingKey } from '@pramaan/domain/spelling'
import { expect, test } from 'vitest'
import { conceptEntries } from '../concept-entries.ts'
import { readAs } from '../testing/read-with-lists.ts'

test.each([
  ['IIT Bombay computer science', ['word IIT Bombay', 'Computer Science']],
  ['IIT Delhi', ['word IIT Delhi']],
  ['mba from iim ahmedabad', ['MBA', 'word iim ahmedabad']],
  ['Pune University mba', ['word Pune University', 'MBA']],
  ['पुणे विद्यापीठ', ['word पुणे विद्यापीठ']],
  ['Bank of Baroda', ['word Bank of Baroda']],
  ['punjab national bank', ['word punjab national bank']],
  ['Delhi Public School teacher', ['word Delhi Public School', 'Teacher']],
  ['Madras High Court', ['word Madras High Court']],
  ['maharashtra board 12th', ['word maharashtra board', 'Higher Secondary (12th)']],
  ['b.tech IIT Bombay, Mumbai', ['B.E./B.Tech', 'word IIT Bombay', 'Mumbai']],
])('a city in the name of a college, bank, court or board is no place: %s', (text, parts) => {
  expect(readAs(text)).toEqual(parts)
})

test.each([
  ['delhi school teacher', ['Delhi', 'Teacher']],
  ['school teacher delhi', ['Teacher', 'Delhi']],
  ['delhi high school teacher', ['Delhi', 'Secondary School Teacher']],
  ['pune college lecturer', ['Pune', 'Assistant Professor']],
  ['pune bank clerk', ['Pune', 'Bank Teller']],
  ['iti pune', ['ITI', 'Pune']],
])('beside the name of work it is one: %s', (text, parts) => {
  expect(readAs(text)).toEqual(parts)
})

test.each([
  ['kharadi or viman nagar bpo', 'Kharadi/Viman Nagar'],
  ['kharadi bpo', 'Kharadi'],
  ['t nagar chennai sales girl', 'T Nagar'],
])('a name of a place and of work is the place beside other work: %s', (text, place) => {
  expect(readAs(text)[0]).toBe(place)
})

test.each([
  ['B.Sc CS', ['B.Sc Computer Science']],
  ['msc cs', ['M.Sc Computer Science']],
  ['bca cs', ['BCA']],
  ['b.e. it', ['B.E./B.Tech Information Technology']],
  ['c.a.', ['Chartered Accountant/Chartered Accountant (CA)']],
  ['cse', ['B.E./B.Tech Computer Engineering']],
  ['10 + 2', ['Higher Secondary (12th)']],
  ['10+2 pass', ['Higher Secondary (12th)']],
  ['undergrad', ['Higher Secondary (12th)']],
  ['MS-CIT', ['Diploma in Computer Applications']],
  ['M.Sc IT', ['M.Sc Computer Science']],
  ['O level', ['Diploma in Computer Applications']],
  ['bde', ['Business Development Executive']],
  ['CHA', ['Customs Clearance Executive/Customs Clearance']],
  ['PGT physics', ['Science Teacher']],
  ['loan telecaller', ['Telecaller']],
  ['tally course', ['Tally Prime']],
  ['tekla', ['Tekla Structures']],
  ['mughalsarai', ['Pt. Deen Dayal Upadhyaya Nagar']],
  ['hoshangabad', ['Narmadapuram']],
  ['gulf return driver', ['word gulf', 'word return', 'Driver']],
  ['paanwala', ['word paanwala']],
])('short and other names of degrees, schools, work and towns: %s', (text, parts) => {
  expect(readAs(text)).toEqual(parts)
})

test.each([
  ['good looking receptionist', 'good looking'],
  ['fair complexion receptionist', 'fair complexion'],
  ['slim and tall receptionist', 'slim and tall'],
  ['single receptionist', 'single'],
  ['khoobsurat receptionist', 'khoobsurat'],
])('how someone looks is left out and said: %s', (text, looks) => {
  expect(readAs(text)).toEqual(['Receptionist', `personal: ${looks}`])
})

test.each([
  ['receptionist night shift', 'night shift'],
  ['receptionist rotational shifts', 'rotational shifts'],
  ['receptionist pan india', 'pan india'],
  ['receptionist willing to relocate', 'willing to relocate'],
])('what no profile says is left out and said: %s', (text, left) => {
  expect(readAs(text)).toEqual(['Receptionist', `unused: ${left}`])
})

test('no short form with an s at its end is read as the plural of another', () => {
  const names = Object.values(conceptEntries).flatMap((entries) =>
    entries.flatMap(({ label, aliases = [] }) => [label, ...aliases].map((name) => ({ label, name }))),
  )
  const short = names.filter(({ name }) => /^[A-Z][A-Za-z.]{2,6}$/.test(name) && /[A-Z].*[A-Z]|\./.test(name))
  const labels = Map.groupBy(short, ({ name }) => spellingKey(name))
  const written = (name: string) => spelledWords(name).reduce((letters, { folded }) => letters + folded, '')
  const clashing = [...labels.values()].filter(
    (same) =>
      new Set(same.map(({ label }) => label)).size > 1 && new Set(same.map(({ name }) => written(name))).size > 1,
  )
  expect(clashing).toEqual([])
})
