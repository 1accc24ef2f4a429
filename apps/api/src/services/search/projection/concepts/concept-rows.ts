import type { VersionedVocabulary } from '@pramaan/database/reference-data/vocabulary/vocabulary'
import { nearGrades, type ProfileConcept, type ProfileTexts, readProfile, weightOf } from '@pramaan/domain/fit'
import { dayNumber, dayOf } from '@pramaan/domain/india-day'
import { anyLocation } from '@pramaan/domain/options'
import { unresolvedTerm } from '@pramaan/domain/unresolved'
import { heldDegrees } from '../profile/held-degrees.ts'
import { heldTitles } from '../profile/held-titles.ts'
import type { SearchLists, SearchProfile } from '../profile/search-profile.ts'
import { type SearchRow, workLocations } from '../search-row.ts'

function texts(values: readonly (string | null | undefined)[]) {
  return values.filter((value) => value != null && value !== '') as string[]
}

/** The texts of a profile from which concepts are read; not the college and the name. */
export function profileTexts(
  profile: SearchProfile,
  locations: readonly string[],
  lists: Pick<SearchLists, 'roles' | 'domains'>,
  now: Date,
): ProfileTexts {
  const { candidate } = profile
  const { degrees, passed } = heldDegrees(profile)
  const { current, earlier } = heldTitles(profile, now)
  return {
    titles: texts(current),
    earlierTitles: earlier,
    skills: [...candidate.professionalSkills, ...candidate.generalSkills],
    roles: texts(candidate.wishedRoleIds.map((id) => lists.roles.get(id))),
    cities: locations,
    degrees: texts(degrees),
    schooling: texts(passed),
    domains: texts([candidate.domainId === null ? null : lists.domains.get(candidate.domainId)]),
    mentions: texts([candidate.description]),
    cvText: profile.cvText ?? '',
  }
}

/** The data needed to create a candidate's search rows. */
export type ReadWith = { lists: SearchLists; vocabulary: VersionedVocabulary; now: Date }

/** A concept as the search row has it: negative if the candidate only comes near it, or only wishes for it. */
function codeOf({ conceptId, grade }: ProfileConcept) {
  return nearGrades.includes(grade) ? -conceptId : conceptId
}

/**
 * The same concepts with those that were merged into each: searches that another server still reads with the vocabulary
 * before, and those after an Undo, find the candidate too.
 */
function withMerged(concepts: readonly ProfileConcept[], { vocabulary }: VersionedVocabulary): ProfileConcept[] {
  return concepts.flatMap((concept) => {
    const merged = vocabulary.conceptOf(concept.conceptId)?.merged ?? []
    const isHeld = concept.sourceConceptId === concept.conceptId
    const others = merged.map((id) => ({ ...concept, conceptId: id, ...(isHeld && { sourceConceptId: id }) }))
    return [concept, ...others]
  })
}

/** The search row with its concepts, and the rows of `candidate_concepts` that say where the candidate has each. */
export function withConcepts(profile: SearchProfile, row: SearchRow, { lists, vocabulary, now }: ReadWith) {
  const locations = workLocations(profile, row.verified).filter((location) => location !== anyLocation)
  const profileRead = readProfile(profileTexts(profile, locations, lists, now), vocabulary.vocabulary)
  const { unresolved } = profileRead
  const concepts = withMerged(profileRead.concepts, vocabulary)
  const standing = {
    looking: row.joining > 0,
    verified: row.verified,
    freshDay: dayNumber(dayOf(row.updatedAt)),
    comparedStrength: row.comparedStrength,
  }
  return {
    row: { ...row, concepts: concepts.map(codeOf) },
    conceptRows: concepts.map(({ conceptId, grade, sourceConceptId }) => ({
      candidateId: row.candidateId,
      conceptId,
      grade: weightOf(grade),
      sourceConceptId,
      ...standing,
    })),
    /** Texts that name no concept and are counted for Admins. */
    unresolved: unresolved.flatMap(({ kind, text }) => unresolvedTerm(kind, text, [profile.account.fullName]) ?? []),
  }
}

/** A row of `candidate_concepts`. */
export type CandidateConceptRow = ReturnType<typeof withConcepts>['conceptRows'][number]
