import type { Vocabulary } from '../concept/concept.ts'
import { conceptsNamed } from '../fit/fit.ts'
import type { FieldOfStudy } from './field-of-study.ts'
import { fieldsOfStudy } from './fields-of-study.ts'

/** All degrees of a field and the titles that they lead to, including narrower ones. */
export type FieldOfDegrees = { degrees: readonly string[]; titleIds: readonly number[] }

/**
 * The field of these degrees. A degree that no field lists belongs to the field of the nearest broader one, and a broad
 * degree such as B.E. to those of its narrower ones, unless they are not counted. A level of education has no field.
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
