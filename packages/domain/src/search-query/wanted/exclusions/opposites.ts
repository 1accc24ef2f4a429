import type { QueryPart } from '../../query-parts.ts'

const opposites = { remote: 'onSite', onSite: 'remote', partTime: 'fullTime', fullTime: 'partTime' } as const

/**
 * What a part asks for that is not wanted: a concept or word is excluded, and 'no freshers' asks for experienced people;
 * nothing if there is no opposite.
 */
export function withoutIt(part: QueryPart): QueryPart[] {
  if ('excluded' in part) return [{ ...part, excluded: true }]
  if (part.kind === 'level')
    return [{ ...part, level: part.level === 'Fresher' ? 'Experienced' : 'Fresher', strict: true }]
  if (part.kind === 'experience') {
    const { leastMonths, mostMonths } = part
    const isRange = leastMonths !== undefined && mostMonths !== undefined
    return isRange ? [] : [{ ...part, leastMonths: mostMonths, mostMonths: leastMonths, strict: true }]
  }
  if (part.kind === 'work' && part.way !== 'internship' && part.way !== 'freelance' && part.way !== 'hybrid')
    return [{ ...part, way: opposites[part.way], strict: true }]
  return []
}
