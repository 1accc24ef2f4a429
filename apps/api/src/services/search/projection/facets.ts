/** The kinds of coded values. */
export type FacetKind = 'location' | 'degree' | 'college' | 'role' | 'availability' | 'passing'

const kinds: Readonly<Record<FacetKind, number>> = {
  location: 1,
  degree: 2,
  college: 3,
  role: 4,
  availability: 5,
  passing: 6,
}

/** Each kind has its own range of codes within PostgreSQL's integer. */
const codesPerKind = 100_000_000

/** The code of a listed value in a search row's `facets`; 0, which no row has, for an id outside every list. */
export function facetOf(kind: FacetKind, id: number) {
  return id < codesPerKind ? kinds[kind] * codesPerKind + id : 0
}

/** A candidate who would work anywhere counts for each location. */
export const anywhere = facetOf('location', 0)

/** The last year that anyone enters as their year of passing. */
const lastYear = 2049

/** The codes of the years of passing from one to another; without a last one, of all from the first on. */
export function passingCodes({ leastYear, mostYear = lastYear }: { leastYear: number; mostYear?: number | undefined }) {
  const count = Math.max(0, Math.min(mostYear, lastYear) - leastYear + 1)
  return Array.from({ length: count }, (_, at) => facetOf('passing', leastYear + at))
}
