import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { conceptIdsOf, readSearchQuery, withoutPart } from '../../search-query.ts'
import { partText, smallVocabulary as vocabulary } from '../../testing/small-vocabulary.ts'

function read(text: string): string {
  const { parts, unsearched } = readSearchQuery(text, vocabulary)
  return [...parts.map(partText), ...unsearched.map(({ from, to }) => `unused ${text.slice(from, to)}`)].join(', ')
}

test.each([
  ['java NOT "machine learning"', 'Java, -"machine learning"'],
  ['php not "night shift" pune', 'PHP, -"night shift", Pune'],
  ['java NOT (php OR "night shift")', 'Java, -PHP, -"night shift"'],
  ['non-fresher php', 'Experienced, PHP'],
  ['php non freshers', 'PHP, Experienced'],
  ['non-serving notice php', 'PHP, unused non-serving notice'],
  ['non experienced driver', 'Fresher, Driver'],
  ['non-mumbai accountant', '-Mumbai, Accountant'],
  ['freshers should not apply php', 'Experienced, PHP'],
  ['freshers please excuse php', 'Experienced, PHP'],
  ["php freshers can't apply", 'PHP, Experienced'],
  ['php, freshers are not allowed', 'PHP, Experienced'],
  ['php (freshers need not apply)', 'PHP, Experienced'],
  ['freshers will not be considered, driver pune', 'Experienced, Driver, Pune'],
  ['driver, no freshers, no interns', 'Driver, Experienced, Experienced'],
  ['accountant not from mumbai, pune or thane', 'Accountant, -Mumbai|Pune|Thane'],
  ['accountant except pune/thane', 'Accountant, -Pune|Thane'],
  ['accountant except for freshers', 'Accountant, Experienced'],
  ['accountant excluding pune & mumbai, tally', 'Accountant, -Pune|Mumbai, Tally'],
  ['accountant without sap and tally', 'Accountant, -SAP|Tally'],
  ['accountant apart from mumbai and pune', 'Accountant, -Mumbai|Pune'],
  ['driver beyond pune', 'Driver, -Pune'],
  ['driver outside of navi mumbai', 'Driver, -Navi Mumbai'],
  ['driver anywhere except pune', 'Driver, -Pune'],
  ['driver any location but pune, mumbai', 'Driver, -Pune|Mumbai'],
  ['php other than wordpress', 'PHP, -WordPress'],
  ['accountant, not tally, gst', 'Accountant, -Tally|GST'],
  ['java -(python)', 'Java, -Python'],
  ['java -(python, php)', 'Java, -Python|PHP'],
  ['php -("night shift" or java)', 'PHP, -"night shift", -Java'],
  ['php -[java or python]', 'PHP, -Java|Python'],
  ['developer NOT (java AND php) pune', 'Software Developer, -Java|PHP, Pune'],
  ['java not (fresher or php) pune', 'Java, Experienced, -PHP, Pune'],
  ['driver not (pune or fresher or "night shift")', 'Driver, -Pune, Experienced, -"night shift"'],
  ['not currently serving notice php', 'PHP, unused not currently serving notice'],
  ['java neither php nor python', 'Java, -PHP, -Python'],
  ['do not send freshers, php', 'Experienced, PHP'],
  ['dont send freshers php', 'Experienced, PHP'],
  ['avoid freshers php', 'Experienced, PHP'],
  ['never worked in sap accountant', '-SAP, Accountant'],
  ['all cities except mumbai, accountant', '-Mumbai, Accountant'],
  ['everyone but freshers php', 'Experienced, PHP'],
  ['accountant not in mumbai, pune preferred', 'Accountant, -Mumbai, Pune'],
  ['no php, react developer', '-PHP, React, Software Developer'],
  ['not mumbai but pune accountant', '-Mumbai, Pune, Accountant'],
  ['excluded: freshers, php', 'Experienced, PHP'],
  ['fresher nahi chahiye php', 'Experienced, PHP'],
  ['fresher mat bhejna php', 'Experienced, PHP'],
  ['fresher log mat dikhao php', 'Experienced, PHP'],
  ['fresher ko chhodkar driver', 'Experienced, Driver'],
  ['fresher chhod kar driver', 'Experienced, Driver'],
  ['pune aur mumbai ko chhodkar driver', '-Pune|Mumbai, Driver'],
  ['pune, mumbai aur thane ke alawa driver', '-Pune|Mumbai|Thane, Driver'],
  ['pune, mumbai ke alawa driver', '-Pune|Mumbai, Driver'],
  ['driver pune se bahar', 'Driver, -Pune'],
  ['driver pune ke siwa', 'Driver, -Pune'],
  ['php ke bagair java', '-PHP, Java'],
  ['php aur wordpress nahi chahiye java', '-PHP|WordPress, Java'],
  ['java, nahi chahiye fresher', 'Java, Experienced'],
  ['driver bina tally', 'Driver, -Tally'],
  ['bina php java', '-PHP, Java'],
  ['driver fresher na ho', 'Driver, Experienced'],
  ['फ्रेशर मत भेजो ड्राइवर', 'Experienced, Driver'],
  ['फ्रेशर को छोड़कर ड्राइवर', 'Experienced, Driver'],
  ['मुंबई और पुणे को छोड़कर ड्राइवर', '-Mumbai|Pune, Driver'],
  ['मुंबई, पुणे और ठाणे के अलावा ड्राइवर', '-Mumbai|Pune|Thane, Driver'],
  ['दिल्ली के बाहर ड्राइवर', '-Delhi, Driver'],
  ['दिल्ली के बिना ड्राइवर', '-Delhi, Driver'],
  ['टैली के बिना अकाउंटेंट', '-Tally, Accountant'],
  ['फ्रेशर नहीं चाहिए अकाउंटेंट', 'Experienced, Accountant'],
  ['अकाउंटेंट फ्रेशर नहीं चलेगा', 'Accountant, Experienced'],
  ['(मुंबई या पुणे) नहीं चाहिए ड्राइवर', '-Mumbai|Pune, Driver'],
  ['फ्रेशर नको ड्राइवर', 'Experienced, Driver'],
  ['फ्रेशर पाठवू नका ड्राइवर', 'Experienced, Driver'],
  ['मुंबई आणि पुणे सोडून ड्राइवर', '-Mumbai|Pune, Driver'],
  ['मुंबई वगळून ड्राइवर', '-Mumbai, Driver'],
  ['पुण्याबाहेरील ड्राइवर', '-Pune, Driver'],
  ['मुंबईशिवाय ड्राइवर', '-Mumbai, Driver'],
  ['मुंबई, ठाणे आणि पुणे वगळून ड्राइवर', '-Mumbai|Thane|Pune, Driver'],
  ['ड्राइवर फ्रेशर नसावा', 'Driver, Experienced'],
  ['टैली नसलेला अकाउंटेंट', '-Tally, Accountant'],
  ['pune sodun driver', '-Pune, Driver'],
  ['pune vagalun driver', '-Pune, Driver'],
  ['punyabaher driver', '-Pune, Driver'],
  ['fresher nako driver', 'Experienced, Driver'],
  ['fresher pathvu naka driver', 'Experienced, Driver'],
  ['not 3-5 years java', 'Java, unused not 3-5 years'],
  ['java not 5+ years', 'Java, years -5'],
  ['5 saal se zyada nahi java', 'years -5, Java'],
  ['विना टैली अकाउंटेंट', '-Tally, Accountant'],
  ['पुणे शिवाय ड्राइवर', '-Pune, Driver'],
  ['सिवाय पुणे ड्राइवर', '-Pune, Driver'],
  ['no night shift driver', 'Driver, unused no night shift'],
  ['driver night shift nahi chahiye', 'Driver, unused night shift nahi chahiye'],
  ['fresher sivay driver', 'Experienced, Driver'],
  ['driver sivay pune ke', 'Driver, -Pune'],
  ['php -(fresher)', 'PHP, Experienced'],
  ['driver without Python (python)', 'Driver, -Python'],
  ['Python (python) nahi chahiye driver', '-Python, Driver'],
])('what is not wanted is never asked for: %s is %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

test.each([
  ['notice period 15 days php', 'within 30 days, PHP'],
  ['php no notice period', 'PHP, immediate'],
  ['not less than 3 years php', 'years 3-, PHP'],
  ['php not more than 5 years', 'PHP, years -5'],
  ['no less than 3 years php', 'years 3-, PHP'],
  ['no bar on age driver', 'Driver'],
  ['age no bar driver', 'Driver'],
  ['no age limit driver', 'Driver'],
  ['nothing but java', 'Java'],
  ['none but java', 'Java'],
  ['not only java but also python', 'Java, Python'],
  ['java and not just python', 'Java, Python'],
  ['php ya nahi', 'PHP'],
  ['non IT sales', '-Information Technology, Sales'],
  ['non-veg driver', 'word non, word veg, Driver'],
  ['driver no bond', 'Driver, -word bond'],
  ['english zaruri nahi driver', 'Driver, unused english'],
  ['english ki zarurat nahi driver', 'Driver, unused english'],
  ['इंग्रजी गरज नाही ड्राइवर', 'Driver, unused इंग्रजी'],
  ['अनुभव जरूरी नहीं ड्राइवर', 'Driver, unused अनुभव जरूरी नहीं'],
  ['ड्राइवर अनुभवाशिवाय', 'Driver, Fresher'],
  ['driver anubhav ke bina', 'Driver, Fresher'],
  ['no experience driver', 'Fresher, Driver'],
  ['no experience required driver', 'Driver, unused no experience required'],
  ['outside sales executive', 'word outside, Sales Executive'],
  ['bahar ka kaam driver', 'word bahar, Driver'],
  ['based out of pune driver', 'Pune, Driver'],
  ['not without tally accountant', 'Tally, Accountant'],
  ['driver, no problem with night shift', 'Driver, unused night shift'],
  ['freshers can apply php', 'PHP, unused freshers'],
  ['php fresher bhi chalega', 'PHP, unused fresher'],
  ['java - (3 years) pune', 'Java, years 3-, Pune'],
  ['Java Developer (Pune)', 'Java Developer, Pune'],
  ['accountant pune not mumbai', 'Accountant, Pune, -Mumbai'],
])('what only sounds like it excludes nothing that is wanted: %s is %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

describe('any known name', () => {
  const names = Array.from({ length: 200 }, (_, id) => vocabulary.conceptOf(id)).flatMap((one) =>
    one ? [one.label, ...one.aliases] : [],
  )
  const before = ['not', 'NOT', 'without', 'except', 'excluding', 'other than', 'apart from', 'bina', 'no', 'बिना']
  const behind = [
    'ko chhodkar',
    'ke alawa',
    'nahi chahiye',
    'ke bina',
    'nako',
    'sodun',
    'के अलावा',
    'को छोड़कर',
    'नको',
    'वगळून',
  ]
  const ways: readonly ((name: string) => string)[] = [
    ...before.flatMap((word) => [
      (name: string) => `${word} ${name}`,
      (name: string) => `${word} "${name}"`,
      (name: string) => `${word} (${name} or zoho)`,
      (name: string) => `${word} (zoho, ${name})`,
      (name: string) => `${word} ("night shift" and ${name})`,
    ]),
    ...behind.flatMap((word) => [
      (name: string) => `${name} ${word}`,
      (name: string) => `"${name}" ${word}`,
      (name: string) => `(${name}, zoho) ${word}`,
    ]),
    (name) => `-"${name}"`,
    (name) => `-(${name})`,
    (name) => `-(zoho OR "${name}")`,
  ]

  test('that is not wanted is asked for by no part, also once another part is removed', () => {
    const arbitrary = fc.record({
      name: fc.constantFrom(...names),
      way: fc.constantFrom(...ways),
      around: fc.constantFrom<readonly [string, string]>(['', ''], ['zzqqx, ', ''], ['', ', zzqqx']),
    })
    fc.assert(
      fc.property(arbitrary, ({ name, way, around: [start, end] }) => {
        const ids = vocabulary.exact(name).map(({ id }) => id)
        const asks = (text: string) =>
          readSearchQuery(text, vocabulary).parts.some(
            (part) =>
              !('excluded' in part && part.excluded) &&
              (conceptIdsOf(part, vocabulary).some((id) => ids.includes(id)) ||
                (part.kind === 'word' && part.word.toLowerCase() === name.toLowerCase())),
          )
        const text = `${start}${way(name)}${end}`
        const removed = readSearchQuery(text, vocabulary).parts.map((part) => withoutPart({ text }, part.list ?? part))
        expect([text, ...removed].filter(asks)).toEqual([])
      }),
      { numRuns: 600 },
    )
  })
})

test('what is not wanted together is removed together', () => {
  const query = readSearchQuery('java not (fresher or php) pune', vocabulary)
  const excluded = query.parts.filter(({ list }) => list)
  expect(excluded.map((part) => withoutPart(query, part.list ?? part))).toEqual(['java pune', 'java pune'])
})
