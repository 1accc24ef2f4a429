/** What to do about a file whose letters can't be read, such as one that Excel saved as plain “CSV”. */
export const unreadableText = 'Some letters of this file can’t be read. Save it as “CSV UTF-8” and choose it again.'

const marks = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const

/** `TextDecoder`, passed in because browsers and servers each have their own. */
type Decoder = new (encoding: string, options: { fatal: true }) => { decode: (bytes: Uint8Array) => string }

/**
 * Decodes a file as UTF-8, or as UTF-16 with a byte order mark. Undefined if any letter can't be read, because in
 * another encoding it would become another letter.
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

/** Whether a text is complete: no replacement character, no NUL and no half of a surrogate pair. */
export function isReadable(text: string): boolean {
  return !/[\0\ufffd]/.test(text) && text.isWellFormed()
}
