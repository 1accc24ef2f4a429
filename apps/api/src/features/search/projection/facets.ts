/** The kinds of coded values. */
export type FacetKind = 'location' | 'degree' | 'college' | 'role' | 'availability'

const kinds: Readonly<Record<FacetKind, number>> = { location: 1, degree: 2, college: 3, role: 4, availability: 5 }

/** Each kind has its own range of codes within PostgreSQL's integer. */
const codesPerKind = 100_000_000

/** The code of a listed value in a search row's `facets`; 0, which no row has, for an id outside every list. */
export function facetOf(kind: FacetKind, id: number) {
  return id < codesPerKind ? kinds[kind] * codesPerKind + id : 0
}

/** A candidate who would work anywhere counts for each location. */
export const anywhere = facetOf('location', 0)
