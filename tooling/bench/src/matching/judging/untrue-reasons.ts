import type { Person } from '@pramaan/demo-data/people/identity/person'
import { textsOf } from '@pramaan/demo-data/write/person-rows'
import { type ConceptKind, conceptKinds, type Vocabulary } from '@pramaan/domain/concept'
import { emptyProfile, factsIn, type Grade, profileConcepts } from '@pramaan/domain/fit'
import { immediateAvailability } from '@pramaan/domain/options'

/** What a row of a search shows as reasons. */
export type ShownReasons = {
  Fit?: readonly { asked: readonly string[]; grade: Grade | null; through: string | null }[] | null | undefined
  Met?: readonly number[] | undefined
  Widely?: readonly number[] | undefined
}

type Part = { kind: string; concept: ConceptKind | null; from: number; texts: readonly string[]; most: number | null }

/**
 * Counts, for a person as stored, the reasons of a row that their profile does not say: of what was asked for, and of
 * cities and days that it is shown to meet.
 */
export function untrueReasonsOf(person: Person, now: Date, vocabulary: Vocabulary) {
  const texts = textsOf(person, now)
  const isFact = factsIn(texts, vocabulary)
  const cityIds = new Set(
    profileConcepts({ ...emptyProfile, cities: texts.cities }, vocabulary).map(({ conceptId }) => conceptId),
  )
  const named = (label: string) => vocabulary.exact(label, [...conceptKinds]).map(({ id }) => id)
  const isTrue = (grade: Grade, label: string) => named(label).some((id) => isFact({ grade, sourceConceptId: id }))
  const lives = ({ texts: cities }: Part) =>
    cities.flatMap(named).some((id) => [id, ...vocabulary.narrowerOf(id)].some((city) => cityIds.has(city)))
  const noted = person.vspApplication?.verified ? person.hrComments?.availability : undefined
  const isSoon = ({ most }: Part) => noted === immediateAvailability || (Boolean(most) && noted === 'Within 30 days')
  return ({ Fit, Met = [], Widely = [] }: ShownReasons, reading: readonly Part[]): number => {
    const untrue = (Fit ?? []).filter(
      ({ asked, grade, through }) => grade && ![through ?? asked].flat().some((label) => isTrue(grade, label)),
    )
    const claimed = reading.filter(({ from }) => Met.includes(from) && !Widely.includes(from))
    const notThere = claimed.filter((part) => part.concept === 'city' && !lives(part))
    const days = claimed.filter((part) => part.kind === 'joining' && !isSoon(part))
    return untrue.length + notThere.length + days.length
  }
}
