/** The characters of Windows-1252 at 0x80 to 0x9f. */
const windowsBytes = new Map(
  [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'].map((character, index) => [character, 0x80 + index]),
)
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function decodedOnce(text: string): string | undefined {
  const bytes: number[] = []
  // A no-break space among such letters is often saved as a plain space, and the Indian letter would not be recognised.
  for (const character of text.replace(/Ã (?=[Â¢¤¥])/g, 'Ã\u00a0')) {
    const byte = windowsBytes.get(character) ?? character.charCodeAt(0)
    if (byte > 0xff) return undefined
    bytes.push(byte)
  }
  try {
    return utf8.decode(Uint8Array.from(bytes))
  } catch {
    return undefined
  }
}

/** Repairs a text whose UTF-8 bytes were read as Windows-1252 (`WOMENâ€™S`), once or several times. */
export function repairEncoding(text: string): string {
  if (!/[\u0080-\uffff]/.test(text)) return text
  const fixed = decodedOnce(text)
  // The rest that can't be repaired is a no-break space that lost its bytes, so it becomes a space.
  if (fixed === undefined) return text.replace(/Ã[ \u00a0]?Â[ \u00a0]?/g, ' ')
  return fixed === text ? text : repairEncoding(fixed)
}
