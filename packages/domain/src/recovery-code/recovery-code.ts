import { cleanTyped } from '../clean-typed/clean-typed.ts'

/** How many recovery codes a person gets at once. */
export const recoveryCodeCount = 10

/** Crockford's 32 letters and digits, which are hard to confuse; ten of them have 50 bits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const length = 10
const lookAlikes: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' }

function inHalves(letters: string) {
  return `${letters.slice(0, length / 2)}-${letters.slice(length / 2)}`
}

/** A recovery code as displayed, in two halves, made from random bytes (one per letter). */
export function recoveryCodeOf(bytes: Uint8Array): string {
  if (bytes.length < length) throw new Error(`A recovery code needs ${length} random bytes`)
  return inHalves([...bytes.subarray(0, length)].map((byte) => alphabet[byte % alphabet.length]).join(''))
}

/** A typed recovery code in its normal form; undefined if it can't be one. */
export function parseRecoveryCode(typed: string): string | undefined {
  const letters = [...cleanTyped(typed).toLowerCase().replaceAll(/[\s-]/g, '')].map(
    (letter) => lookAlikes[letter] ?? letter,
  )
  const fits = letters.length === length && letters.every((letter) => alphabet.includes(letter))
  return fits ? inHalves(letters.join('')) : undefined
}
