import type { Queryable } from '@pramaan/database/client'
import { namesOfCity } from '@pramaan/domain/city'
import type { Vocabulary } from '@pramaan/domain/concept'
import { citiesNear, conceptsNamed, withCities } from '@pramaan/domain/fit'
import {
  type Circumstances,
  isLicensed,
  levelConcepts,
  type OpeningForPeople,
  type Requirement,
  requirementsForPeople,
} from '@pramaan/domain/opening-fit'
import { workModels } from '@pramaan/domain/options'
import type { Deps } from '../../../deps.ts'
import { findVocabulary } from '../../search/vocabulary/vocabulary.ts'
import { catchUpOne } from '../catch-up.ts'
import { readRequirements } from '../requirements.queries.ts'

/** An opening that people are suggested for; a course has no circumstances and asks for no degree. */
export type Opening = {
  kind: OpeningForPeople
  id: number
  circumstances?: Circumstances
  degrees?: readonly string[]
}

/** The concepts of the city of an opening, and of the cities around it. */
type CityConcepts = { here: readonly number[]; around: readonly number[] }

/** What an opening asks of people: what orders them and what their reasons say. */
export type AskedOfPeople = {
  kind: OpeningForPeople
  requirements: readonly Requirement[]
  /** The professional and general skills in its form, also those that are in none of our lists. */
  skills: readonly Requirement[]
  circumstances: Circumstances | undefined
  /** Undefined where the work is done from anywhere, or the city is in no list. */
  cities: CityConcepts | undefined
  /** The degrees that the work takes by law, one of which is enough; none where a degree is only a wish. */
  degrees: readonly number[]
  /** The concepts of the levels below the education that is asked for, and of it and those above. */
  levels: ReturnType<typeof levelConcepts>
  vocabulary: Vocabulary
}

function citiesOf({ location, workModel }: Circumstances, vocabulary: Vocabulary): CityConcepts | undefined {
  const cityConcepts = namesOfCity(location ?? '').flatMap((name) => conceptsNamed(name, ['city'], vocabulary))
  const inCity = withCities(
    cityConcepts.map(({ id }) => id),
    vocabulary,
  )
  if (workModel === workModels[0] || inCity.length === 0) return undefined
  return { here: inCity, around: citiesNear(inCity, vocabulary) }
}

function degreesOf(texts: readonly string[], asks: readonly Requirement[], vocabulary: Vocabulary): number[] {
  const isByLaw = asks.some(
    ({ part, conceptIds }) => part === 'title' && conceptIds.some((id) => isLicensed(id, vocabulary)),
  )
  return isByLaw ? texts.flatMap((text) => conceptsNamed(text, ['degree'], vocabulary)).map(({ id }) => id) : []
}

/** Reads what an opening asks of people, with the vocabulary of now. */
export async function findAsked(
  deps: Deps,
  db: Queryable,
  { kind, id, circumstances, degrees = [] }: Opening,
): Promise<AskedOfPeople> {
  await catchUpOne(deps, db, kind, id)
  const { vocabulary } = await findVocabulary(deps.db, deps.now(), db)
  const all = (await readRequirements(db, kind, [id])).get(id) ?? []
  const requirements = requirementsForPeople(kind, all)
  return {
    kind,
    requirements,
    skills: all.filter(({ part }) => part === 'skill' || part === 'general'),
    circumstances,
    cities: circumstances && citiesOf(circumstances, vocabulary),
    degrees: degreesOf(degrees, requirements, vocabulary),
    levels: levelConcepts(circumstances?.education?.level ?? null, vocabulary),
    vocabulary,
  }
}
