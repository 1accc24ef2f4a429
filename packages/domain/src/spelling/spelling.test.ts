import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spelledWords, spellingKey } from './spelling.ts'

test.each([
  ['Node.js', 'node js', 'nodejs', 'NODE-JS', 'ｎｏｄｅｊｓ', 'node_js'],
  ['front-end', 'frontend', 'Front End', 'front/end'],
  ['Security + Networking', 'security networking', 'Security+Networking'],
  ['CompTIA A+', 'comptia a+', 'Comptia A+,'],
  ['B.Com', 'bcom', 'B. Com.', 'b com'],
  ['M.B.A.', 'mba', 'MBAs', 'M B A'],
  ['.NET', 'dot net', 'dotnet', 'Dot-Net'],
  ['ASP.NET', 'asp .net', 'asp dot net', 'ASP.Net'],
  ['C++', 'c plus plus', 'cpp', 'C++'],
  ['C#', 'c sharp', 'csharp', 'c-sharp'],
  ['DevOps', 'dev ops', 'Dev-Ops', 'devops'],
  ['Java Developers', 'java dev', 'Java developer', 'java devs'],
  ['Sr. Accountant', 'senior accountant', 'Sr Accountants'],
  ['Asst. Manager', 'assistant mgr', 'asstt manager'],
  ['Mech Engg', 'mechanical engineering', 'Mech. Engg.'],
  ['Sales Exec', 'sale executive', 'Sales Executives'],
  ['Sales & Marketing', 'sales and marketing', 'sales marketing'],
  ['Bachelor of Commerce', "bachelor's of commerce", 'Bachelors of Commerce', 'bachelor’s commerce'],
  ['Tele Caller', 'telecaller', 'tele-callers', 'TeleCaller'],
  ['call centre', 'call center', 'call centers'],
  ['tax adviser', 'tax advisors'],
  ['optimisation', 'optimization'],
  ['businesses', 'business'],
  ['companies', 'company'],
  ['résumé', 'resume', 'RESUME'],
  ['class १२', 'class 12', 'class １２', 'class ௧௨', 'class ١٢'],
  ['हिन्दी', 'हिंदी', 'हिंदि'],
  ['मुम्बई', 'मुंबई', 'मुंबइ'],
  ['ज़िला', 'जिला', 'ज़िला'],
  ['पाँच', 'पांच'],
  ['टेलीकॉलर', 'टेलिकॉलर', 'टेलीकालर', 'टेली कॉलर'],
  ['मॅनेजर', 'मेनेजर'],
  ['शि\u200dक्षक', 'शिक्षक', 'शि\u200cक्षक'],
])('%j and its variants are one spelling', (first, ...others) => {
  for (const other of others) expect([other, spellingKey(other)]).toEqual([other, spellingKey(first)])
})

test.each([
  ['C', 'C++'],
  ['C', 'C#'],
  ['C++', 'C#'],
  ['F', 'F#'],
  ['A+', 'a'],
  ['N+', 'n'],
  ['Security+', 'security'],
  ['CompTIA Network+', 'comptia network'],
  ['.net', 'net'],
  ['java', 'javascript'],
  ['internet', '.net'],
  ['class', 'clas'],
  ['BHMS', 'BHM'],
  ['HRMS', 'HRM'],
  ['अन्य', 'अंय'],
  ['कम', 'काम'],
])('%j is not %j', (one, other) => {
  expect(spellingKey(one)).not.toBe(spellingKey(other))
})

test.each([
  ['c++', 'c++'],
  ['C#', 'c#'],
  ['F#', 'f#'],
  ['.NET', '.net'],
  ['C#.NET', 'c#.net'],
  ['Java + Spring', 'javaspring'],
  ['#hiring', 'hiring'],
  ['The', 'the'],
  [' -/. ', ''],
])('the key of %j is %j', (text, key) => {
  expect(spellingKey(text)).toBe(key)
})

test('words have their places in the text, signs included', () => {
  const text = 'Sr. ＣＡ, C++ & .Net (मुंबई)'
  expect(spelledWords(text).map(({ from, to, key }) => [text.slice(from, to), key])).toEqual([
    ['Sr', 'senior'],
    ['ＣＡ', 'ca'],
    ['C++', 'c++'],
    ['.Net', '.net'],
    ['मुंबई', 'मुंबइ'],
  ])
})

test('case, width and spacing never change a key', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{2,9}$/), { minLength: 1, maxLength: 4 }), (words) => {
      const key = spellingKey(words.join(' '))
      expect(spellingKey(` ${words.join(' - ').toUpperCase()}. `)).toBe(key)
      expect(
        spellingKey(words.join(' ').replace(/[a-z]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))),
      ).toBe(key)
    }),
  )
})

test('any text has a key, and its words lie in order inside it', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 30 }), (codes) => {
      const text = String.fromCodePoint(...codes)
      const positions = spelledWords(text).flatMap(({ from, to }) => [from, to])
      expect(positions).toEqual(positions.toSorted((one, other) => one - other))
      expect(positions.at(-1) ?? 0).toBeLessThanOrEqual(text.length)
      expect(spellingKey(text)).not.toMatch(/\s/)
    }),
  )
})
