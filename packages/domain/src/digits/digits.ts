const devanagariZero = 0x0966

/** A text with Devanagari digits written as 0-9, because Hindi and Marathi keyboards type them. */
export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero))
}

/** Only the digits of a text, as 0-9: what remains of the input in a digits-only field (002, section 5). */
export function digitsOf(text: string): string {
  return latinDigits(text).replace(/\D/g, '')
}
