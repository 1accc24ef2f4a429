import { expect, test } from 'vitest'
import { foldTerm, haystackOf } from '../colleges/college-fold.ts'
import { lettersApart, nearWords } from '../colleges/near-words.ts'
import { collegeOf } from './college-row.ts'
import { readable } from './college-text.ts'
import { repairEncoding } from './repair-encoding.ts'

test.each([
  ['GOVERNMENT POLYTECHNIC PUNE', 'Government Polytechnic Pune'],
  ['VJTI MUMBAI', 'VJTI Mumbai'],
  ['DR. B.R. AMBEDKAR INSTITUTE OF TECHNOLOGY', 'Dr. B.R. Ambedkar Institute of Technology'],
  ['S.P. JAIN COLLEGE', 'S.P. Jain College'],
  ['IIT BOMBAY', 'IIT Bombay'],
  ["SVKM'S NMIMS SCHOOL", "SVKM's NMIMS School"],
  ["ST. XAVIER'S COLLEGE FOR WOMEN", "St. Xavier's College for Women"],
  ['GOVT.POLYTECHNIC,MADAKASIRA', 'Govt. Polytechnic, Madakasira'],
  ['PHASE II, SECTOR IV', 'Phase II, Sector IV'],
  ['1ST MAIN ROAD', '1st Main Road'],
  ['THE OXFORD COLLEGE', 'The Oxford College'],
  ['Jawaharlal Nehru Technological University (JNTUK)', 'Jawaharlal Nehru Technological University (JNTUK)'],
  ['  KLE   SOCIETY ,  BELAGAVI , ', 'KLE Society, Belagavi'],
  ['देवभोग रोड', 'देवभोग रोड'],
])('all-caps names become normal case: %s', (shouted, written) => {
  expect(readable(shouted)).toBe(written)
})

test.each([
  ['WOMENâ€™S', 'WOMEN’S'],
  [`WOMEN\u00c3\u00a2\u00e2\u0082\u00ac\u00e2\u0084\u00a2S`, 'WOMEN’S'],
  ['CHÃ¼MOUKEDIMA', 'CHüMOUKEDIMA'],
  ['BOUDH\u00c2\u00a0(BAUDA)', 'BOUDH\u00a0(BAUDA)'],
  ['Chümoukedima', 'Chümoukedima'],
  ['पुणे – São', 'पुणे – São'],
])('letters that were decoded twice are repaired, correct ones are left alone: %s', (broken, right) => {
  expect(repairEncoding(broken)).toBe(right)
})

test.each([
  ['govt polytechnic pune', ['government', 'polytechnic', 'pune']],
  ['Coll. of Engg', ['coll', 'engineering']],
  ['S. P. Jain', ['sp', 'jain']],
  ['s.p.jain', ['sp', 'jain']],
  ["Xavier's", ['xaviers']],
  ['the', ['the']],
  ['of', ['of']],
  ['', []],
  ['  ??? ', []],
  ['São Bombay', ['sao', 'mumbai']],
  ['शासकीय तंत्रनिकेतन', ['शासकीय', 'तंत्रनिकेतन']],
])('a term folds to the words it means: %s', (term, words) => {
  expect(foldTerm(term)).toEqual(words)
})

test('a term and a name fold alike, whatever short forms either uses', () => {
  const address = { address: '', district: 'Pune', state: 'Maharashtra' }
  const written = haystackOf({ name: 'Government Institute of Engineering & Technology', ...address })
  expect(haystackOf({ name: 'GOVT. INST. OF ENGG. AND TECH.', ...address }).replace(/;.*/, '')).toBe(
    written.replace(/;.*/, ''),
  )
  for (const word of foldTerm('GOVT INST of ENGG & TECH')) expect(written).toContain(` ${word}`)
  expect(haystackOf({ name: 'Veermata Jijabai Technological Institute', ...address })).toContain(' vjti ')
})

test('a label is name, address and PIN code without telephone numbers, at most 300 characters', () => {
  const row = collegeOf({
    aicte_id: '1-1',
    name: 'MODEL COLLEGE',
    address: 'MODEL COLLEGE, MG ROAD, PUNE - 411 005 TEL: 020-2550 7000',
    district: 'PUNE',
    state: 'Maharashtra',
    university: 'NONE',
  })
  expect(row).toMatchObject({ label: 'Model College, MG Road, Pune - 411005', university: '' })
  const long = collegeOf({ aicte_id: '1-2', name: 'X'.repeat(200), address: 'Y '.repeat(200), district: 'Pune' })
  expect(typeof long === 'string' ? 0 : long.label.length).toBeLessThanOrEqual(300)
})

test.each([
  ['pune', 'pune', 0],
  ['pine', 'pune', 1],
  ['punee', 'pune', 1],
  ['pne', 'pune', 1],
  ['pnue', 'pune', 1],
  ['', 'ab', 2],
])('letters apart: %s and %s are %i', (a, b, apart) => {
  expect(lettersApart(a, b)).toBe(apart)
  expect(lettersApart(b, a)).toBe(apart)
})

test('a mistyped word means the commonest word one letter away; only a last word may be unfinished', () => {
  const known = [
    { word: 'college', uses: 6000 },
    { word: 'colege', uses: 2 },
    { word: 'engineering', uses: 1900 },
  ]
  expect(nearWords('colege', known, false)).toEqual(['college ', 'colege'])
  expect(nearWords('enginaer', known, true)).toEqual(['engineering'])
  expect(nearWords('enginaer', known, false)).toEqual([])
})
