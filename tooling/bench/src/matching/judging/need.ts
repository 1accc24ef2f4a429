import type { Role } from '@pramaan/demo-data/trades/roles'

/** What an employer is after, whatever they type. */
export type Need = {
  role: Role | undefined
  skills: readonly string[]
  city: string | undefined
  /** Years of work: at least, and at most where it is a range. */
  years: { least: number; most: number | undefined } | undefined
  fresher: boolean
  /** The most that is paid, in rupees a year. */
  mostPay: number | undefined
  atOnce: boolean
}

/** Nothing asked. */
export const nothing: Need = {
  role: undefined,
  skills: [],
  city: undefined,
  years: undefined,
  fresher: false,
  mostPay: undefined,
  atOnce: false,
}
