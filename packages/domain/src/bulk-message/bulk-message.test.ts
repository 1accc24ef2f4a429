import { expect, test } from 'vitest'
import { dueAfter, textFor, tooLongFor, whyNotUndoSending } from './bulk-message.ts'

test('each candidate reads the message with their own first name, whatever characters it has', () => {
  expect(textFor('Hello {name}, are you free, {name}?', 'Asha Rao')).toBe('Hello Asha, are you free, Asha?')
  expect(textFor('नमस्ते {name}', '  सई   पाटील')).toBe('नमस्ते सई')
  expect(textFor('Hello {name}', '$& Rao')).toBe('Hello $&')
  expect(textFor('Hello', 'Asha Rao')).toBe('Hello')
})

test('a name may make a message too long for one and not for another', () => {
  const text = `${'a'.repeat(1996)}{name}`
  const people = [{ name: 'Asha' }, { name: 'Lakshmi' }]
  expect(tooLongFor(text, people)).toEqual([{ name: 'Lakshmi' }])
})

test('a message to several can be undone until it goes out, after five minutes', () => {
  const written = new Date('2026-11-21T06:30:00.000Z')
  const due = dueAfter(written)
  expect(due.toISOString()).toBe('2026-11-21T06:35:00.000Z')
  expect(whyNotUndoSending(due, new Date(due.getTime() - 1))).toBeUndefined()
  expect(whyNotUndoSending(due, due)).toBe('too-late')
})
