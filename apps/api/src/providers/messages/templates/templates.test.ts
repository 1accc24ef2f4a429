import { linkDays } from '@pramaan/domain/link-days'
import { smsSize } from '@pramaan/domain/message'
import { notificationKindNames, rowOfKind } from '@pramaan/domain/notification'
import { languages } from '@pramaan/domain/options'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderMessage, shownText, templateNames, templateOf, variablesIn } from './templates.ts'

const name = fc.constantFrom(...templateNames)
const language = fc.constantFrom(...languages)

test('every message exists in English, Hindi and Marathi, and needs the same variables in each', () => {
  fc.assert(
    fc.property(name, language, (template, tongue) => {
      const { text, subject } = templateOf(template)
      expect(variablesIn(text[tongue]).toSorted()).toEqual(variablesIn(text.en).toSorted())
      for (const variable of variablesIn(subject[tongue])) expect(variablesIn(text.en)).toContain(variable)
    }),
    { numRuns: 500 },
  )
})

test('what is written in Hindi and Marathi is Devanagari, and two different texts', () => {
  for (const template of templateNames) {
    const { text, subject } = templateOf(template)
    for (const said of [text.hi, text.mr, subject.hi, subject.mr]) expect(said).toMatch(/\p{Script=Devanagari}/u)
    expect(text.hi).not.toBe(text.mr)
  }
})

test('every kind of notification has a message with its parameters and a link, unless it stays in the centre', () => {
  for (const kind of notificationKindNames) {
    const { params, centreOnly, links = [] } = rowOfKind(kind)
    if (centreOnly) continue
    expect(variablesIn(templateOf(kind).text.en).toSorted()).toEqual([...params, ...links, 'link'].toSorted())
  }
})

test('for any variables nothing is left unfilled, and the text for staff has no secret', () => {
  fc.assert(
    fc.property(name, language, fc.uuid(), (template, tongue, value) => {
      const { text, secrets = [] } = templateOf(template)
      const names = variablesIn(text.en)
      const variables = Object.fromEntries(names.map((variable) => [variable, `${variable}-${value}`]))
      expect(renderMessage(template, tongue, variables).text).not.toMatch(/\{\w+\}/)
      const shown = shownText(template, tongue, variables)
      for (const variable of names) expect(shown.includes(`${variable}-${value}`)).toBe(!secrets.includes(variable))
    }),
  )
})

test('a missing variable is an error, never a gap', () => {
  expect(() => renderMessage('otp', 'en', {})).toThrow('Message otp lacks otp')
})

test.each([
  ['staff-invitation', linkDays.invitation],
  ['payment-requested', linkDays.payment],
  ['payment-captured', linkDays.receipt],
  ['payment-refunded', linkDays.receipt],
])('in every language %s says that its link works for %i days', (template, days) => {
  const inWords = { en: `${days} days`, hi: `${days} दिन`, mr: `${days} दिवस` }
  for (const tongue of languages) expect(templateOf(template).text[tongue]).toContain(inWords[tongue])
})

test('as an SMS an English text takes at most two parts, a Hindi or Marathi one at most four', () => {
  for (const template of templateNames)
    for (const tongue of languages) {
      const { encoding, parts } = smsSize(templateOf(template).text[tongue])
      expect(encoding).toBe(tongue === 'en' ? 'GSM-7' : 'UCS-2')
      expect(parts, `${template}.${tongue}`).toBeLessThanOrEqual(tongue === 'en' ? 2 : 4)
    }
})
