import { grades, weightOf } from '../fit/fit.ts'

/** The best possible fit. */
const bestFit = 1000 * Math.max(...grades.map(weightOf))

/** A share of the best possible fit. */
export const partOfBest = (share: number) => Math.round(share * bestFit)
