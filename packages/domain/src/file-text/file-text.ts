/** What to do about a file whose letters can't be read, such as one that Excel saved as plain “CSV”. */
export const unreadableText = 'Some letters of this file can’t be read. Save it as “CSV UTF-8” and choose it again.'

const marks = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const

/** `TextDecoder`, which browsers and servers have each from themselves. */
type Decoder = new (encoding: string, options: { fatal: true }) => { decode: (bytes: Uint8Array) => string }

/**
 * The text of a file: UTF-8, or UTF-16 that begins with its mark. Undefined if a letter of it can't be read: in another
 * encoding it would come out as another letter.
 */
export function textOf(bytes: Uint8Array, Decoder: Decoder): string | undefined {
  const marked = marks.find(({ bytes: mark }) => mark.every((byte, at) => bytes[at] === byte))
  try {
    const text = new Decoder(marked?.encoding ?? 'utf-8', { fatal: true }).decode(bytes)
    return isReadable(text) ? text : undefined
  } catch {
    return undefined
  }
}

/** Whether a text has all of its letters: no sign that stands for a lost one, no NUL and no half of one. */
export function isReadable(text: string): boolean {
  return !/[\0\ufffd]/.test(text) && text.isWellFormed()
}
