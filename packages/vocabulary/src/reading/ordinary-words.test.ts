import { expect, test } from 'vitest'
import { read } from '../testing/read-with-lists.ts'

test.each(
  'TCS CTS ITC HPCL GAIL Axis Dell Godrej JEE Apollo Flipkart chai yarn torch alias far paan kirana mandir मंदिर women'
    .split(' ')
    .concat(['walk in drive', 'paan shop', 'election', 'सायकल', 'कक्षा']),
)('an employer, an exam or an ordinary thing is none of our skills, titles or cities: %s', (text) => {
  expect(read(text)).toBe('')
})

test.each([
  ['TDS/TCS', 'TDS'],
  ['flipkart delivery boy', 'Delivery Executive'],
  ['tutor maths', 'Home Tutor, Mathematics Teaching'],
  ['गणित', 'Mathematics Teaching'],
  ['home tutor chemistry', 'Home Tutor'],
  ['tig welder pipeline', 'TIG Welding, Welder'],
  ['water pipeline', 'Water Supply Systems'],
])('what such a word stood for is read where it is meant: %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

test.each([
  ['tuition teacher 12th pass', 'Home Tutor, Higher Secondary (12th)'],
  ['nursery teacher 12th', 'Pre-Primary Teacher, Higher Secondary (12th)'],
  ['peon 10th class', 'Office Boy, Secondary School (10th)'],
])('what a teacher or anyone else has passed is asked for: %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})
