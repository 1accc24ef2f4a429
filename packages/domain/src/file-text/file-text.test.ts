import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isReadable, textOf } from './file-text.ts'

// Types of neither a browser nor a server are known here.
const { TextDecoder, TextEncoder } = globalThis as unknown as {
  TextDecoder: Parameters<typeof textOf>[1]
  TextEncoder: new () => { encode: (text: string) => Uint8Array }
}
const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string, little: boolean) => {
  const view = new DataView(new ArrayBuffer(2 * text.length + 2))
  for (const [at, unit] of Array.from({ length: text.length }, (_, unit) => text.charCodeAt(unit)).entries())
    view.setUint16(2 * at + 2, unit, little)
  view.setUint16(0, 0xfeff, little)
  return new Uint8Array(view.buffer)
}

test.each([
  ['UTF-8', utf8('Café, कैफ़े 😀')],
  ['UTF-8 with its mark', utf8('\ufeffCafé, कैफ़े 😀')],
  ['UTF-16 of Excel', utf16('Café, कैफ़े 😀', true)],
  ['UTF-16, the higher byte first', utf16('Café, कैफ़े 😀', false)],
])('%s is read', (_, bytes) => {
  expect(textOf(bytes, TextDecoder)).toBe('Café, कैफ़े 😀')
})

test.each([
  ['a file of Excel’s “CSV”, in Windows-1252', Uint8Array.from([0x43, 0x61, 0x66, 0xe9])],
  ['a letter that was lost before', utf8('Caf\ufffd')],
  ['a NUL', utf8('a\0b')],
  ['a letter that was cut', utf8('😀').subarray(0, 3)],
  ['half a pair in UTF-16', utf16('a\ud83d', true)],
])('%s is refused', (_, bytes) => {
  expect(textOf(bytes, TextDecoder)).toBeUndefined()
})

test('every readable text comes back the same, but for a mark in front', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      fc.pre(isReadable(text))
      expect(textOf(utf8(text), TextDecoder)).toBe(text.replace(/^\ufeff/, ''))
    }),
  )
})
