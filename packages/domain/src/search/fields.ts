import { type IndiaDay, parseDay } from '../india-day/india-day.ts'

/** Reads one value of the wire: the value, null when it asks for nothing, undefined when it is malformed. */
export type Read<T> = (text: string) => T | null | undefined

const largestId = 2_147_483_647
const nothing = ['', 'null', 'undefined']

/** A text, normalised and trimmed, of at most so many characters. */
export function text(most: number): Read<string> {
  return (raw) => {
    const clean = raw
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
      .trim()
    if (clean === '') return null
    return clean.length > most ? undefined : clean
  }
}

/** A switch: `true` or `1` is on, `false` or `0` asks for nothing. */
export function flag(raw: string): true | null | undefined {
  if (raw === 'true' || raw === '1') return true
  return ['false', '0', ...nothing].includes(raw) ? null : undefined
}

/** One of a list, spelt as the list does; the `everything` value asks for nothing. */
export function choice<const T extends string>(options: readonly T[], everything?: string): Read<T> {
  return (raw) => {
    if (nothing.includes(raw) || raw === everything) return null
    return options.find((option) => option === raw)
  }
}

/** The number of a row. */
export function rowId(raw: string): number | null | undefined {
  if (nothing.includes(raw)) return null
  const id = /^\d{1,10}$/.test(raw) ? Number(raw) : 0
  return id >= 1 && id <= largestId ? id : undefined
}

/** A pay in LPA, 0 or more, to two places. */
export function lpa(raw: string): number | null | undefined {
  if (nothing.includes(raw)) return null
  return /^\d{1,3}(?:\.\d{1,2})?$/.test(raw) ? Number(raw) : undefined
}

/** A day in India as `yyyy-MM-dd`. */
export function day(raw: string): IndiaDay | null | undefined {
  return nothing.includes(raw) ? null : parseDay(raw)
}

/** Digits of a phone, at most ten as the staff's search boxes take them. */
export function phoneDigits(raw: string): string | null | undefined {
  if (nothing.includes(raw)) return null
  return /^\d{1,10}$/.test(raw) ? raw : undefined
}
