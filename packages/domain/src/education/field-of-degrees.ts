import type { Vocabulary } from '../concept/concept.ts'
import { conceptsNamed } from '../fit/fit.ts'
import type { FieldOfStudy } from './field-of-study.ts'
import { fieldsOfStudy } from './fields-of-study.ts'

/** All degrees of a field, and the titles that they lead to; with the kinds of both. */
export type FieldOfDegrees = { degrees: readonly string[]; titleIds: readonly number[] }

/**
 * The field of these degrees. A degree that no field lists is of those of the nearest wider one, and a wide degree such
 * as B.E. of those of its kinds, unless these do not count; a level of education is of none.
 */
export function fieldOfDegrees(
  degrees: readonly number[],
  vocabulary: Vocabulary,
  { ofKinds }: { ofKinds: boolean } = { ofKinds: true },
): FieldOfDegrees {
  const fields = [...new Set(degrees.flatMap((id) => fieldsOf(id, vocabulary, ofKinds)))]
  const withKinds = (names: readonly string[], kind: 'degree' | 'title') => {
    const ids = names.flatMap((name) => conceptsNamed(name, [kind], vocabulary)).map(({ id }) => id)
    return [...new Set(ids.flatMap((id) => [id, ...vocabulary.narrowerOf(id)]))]
  }
  const ofField = fields.flatMap((field) => withKinds(field.degrees, 'degree'))
  return {
    degrees: [...new Set(ofField.flatMap((id) => vocabulary.conceptOf(id)?.label ?? []))],
    titleIds: [...new Set(fields.flatMap((field) => withKinds(field.titles, 'title')))],
  }
}

function fieldsOf(degree: number, vocabulary: Vocabulary, ofKinds: boolean): readonly FieldOfStudy[] {
  const listing = (id: number) => {
    const concept = vocabulary.conceptOf(id)
    const names = concept ? [concept.label, ...concept.aliases] : []
    return fieldsOfStudy.filter((field) => field.degrees.some((name) => names.includes(name)))
  }
  const wider = vocabulary.broaderOf(degree)
  const nearest = [degree, ...wider].map(listing).find((fields) => fields.length > 0)
  return nearest ?? (ofKinds && wider.length > 0 ? vocabulary.narrowerOf(degree).flatMap(listing) : [])
}
