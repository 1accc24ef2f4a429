import { expect, test } from 'vitest'
import { read } from '../testing/read-with-lists.ts'

const computers = 'Software Developer/B.E./B.Tech Computer Engineering'

test.each([
  ['computer engineer', computers],
  ['comps engineer 2025', `${computers}, passing`],
  ['computer science engineer', computers],
  ['cse engineer', computers],
  ['कंप्यूटर इंजीनियर', computers],
  ['computer science', 'Computer Science'],
  ['computer science fresher', 'Computer Science, level'],
  ['computer graduate', 'Computer Science'],
  ['it engineer', 'Desktop Support Engineer/B.E./B.Tech Information Technology'],
  ['entc engineer', 'Electronics Engineer'],
  ['electronics and telecommunication engineer', 'Electronics Engineer/B.E./B.Tech Electronics & Telecommunication'],
  ['electrical graduate', 'B.E./B.Tech Electrical Engineering'],
  ['civil graduate', 'B.E./B.Tech Civil Engineering'],
  ['chemical graduate', 'B.E./B.Tech Chemical Engineering'],
  ['b.e. chemical', 'B.E./B.Tech Chemical Engineering'],
  ['agri graduate', 'B.Sc Agriculture'],
  ['agricultural engineer', 'Agriculture Officer/B.E./B.Tech Agricultural Engineering'],
  ['food engineer', 'Food Technologist/B.E./B.Tech Food Technology'],
  ['biotechnology engineer', 'Biotechnologist/B.E./B.Tech Biotechnology'],
  ['m.tech computer', 'M.E./M.Tech Computer Engineering'],
  ['computer operator', 'Computer Operator'],
  ['computer knowledge', 'Basic Computer Skills'],
])('a branch of study reads as its work or its degree: %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})
