import { expect, test } from 'vitest'
import { exactWord, nameWords, phoneWords, schoolWords } from './tagged-words.ts'

test('tags are those of rows that are already stored, because a search compares with them', () => {
  expect(exactWord('location', 'Chikhli  Budruk')).toBe('=place=chikhli budruk')
  expect(exactWord('degree', 'B.Voc')).toBe('=degree=b.voc')
  expect(exactWord('email', 'asha@example.com')).toBe('=email=asha@example.com')
  expect(schoolWords('Fergusson College')).toEqual(['=school=fergusson', '=school=college'])
  expect(phoneWords('+919876543210')).toEqual(['=phone=919876543210', '=phone=9876543210'])
  expect(nameWords('Asha')).toEqual(['=name=asha', expect.stringMatching(/^=sound=/)])
})
