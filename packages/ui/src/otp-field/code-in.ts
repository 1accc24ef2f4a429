import { cleanTyped } from '@pramaan/domain/clean-typed'

/** Whether a text contains a complete code. */
export function isComplete(text: string, length: number): boolean {
  return cleanTyped(text).length >= length && codeIn(text, length).length === length
}

/**
 * The code in a pasted message ('Your code is 123 456'): the first run of exactly `length` digits, or else all digits.
 */
export function codeIn(text: string, length: number): string {
  const runs = cleanTyped(text).match(/\d(?:[ -]?\d)*/g) ?? []
  const digits = runs.map((run) => run.replace(/\D/g, ''))
  return digits.find((run) => run.length === length) ?? digits.join('').slice(0, length)
}
