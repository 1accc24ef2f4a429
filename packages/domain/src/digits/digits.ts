function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const inRow = code & 15
  // A script's ten digits start at a code point that ends in 0 or 6.
  const fromSix = inRow > 9 || (inRow > 5 && !/\p{Nd}/u.test(String.fromCodePoint(code - inRow)))
  return String(fromSix ? inRow - 6 : inRow)
}

/** Replaces the digits of every script by 0-9, because keyboards of Indian languages type their own. */
export function latinDigits(text: string): string {
  return text.replace(/[^\0-~]/gu, (sign) => (/\p{Nd}/u.test(sign) ? digitValue(sign.normalize('NFKC')) : sign))
}

/** Only the digits of a text, as 0-9: what remains of the input in a digits-only field (002, section 5). */
export function digitsOf(text: string): string {
  return latinDigits(text).replace(/\D/g, '')
}
