import type { Vocabulary } from '../concept/concept.ts'
import { fieldOfDegrees } from '../education/education.ts'
import { conceptsNamed, type Grade, type ProfileTexts } from '../fit/fit.ts'
import type { SeekerConcept } from './concepts-for-openings.ts'

/**
 * For candidates who name no work that they did or look for: the work that their degrees lead to in the domains that
 * they name, as wanted roles. If they name no domain, its domains too; then a broad degree, such as a B.Sc in any
 * subject, leads to nothing.
 */
export function studiedWork(
  { degrees, domains }: Pick<ProfileTexts, 'degrees' | 'domains'>,
  vocabulary: Vocabulary,
): SeekerConcept[] {
  const named = domains.flatMap((text) => conceptsNamed(text, ['domain'], vocabulary)).map(({ id }) => id)
  const isNamed = (title: number) =>
    domains.length === 0 || vocabulary.domainsOf(title).some((domain) => named.includes(domain))
  const concepts = degrees
    .flatMap((text) => conceptsNamed(text, ['degree'], vocabulary))
    .flatMap(({ id }) => {
      const conceptWith = (grade: Grade) => (conceptId: number) => ({
        conceptId,
        grade,
        sourceConceptId: id,
        isChoice: false,
        isInferred: false,
        isWished: true,
      })
      const field = fieldOfDegrees([id], vocabulary, { ofKinds: domains.length > 0 })
      const titles = field.titleIds.filter(isNamed)
      const domainIds = domains.length === 0 ? titles.flatMap(vocabulary.domainsOf) : []
      return [...titles.map(conceptWith('role')), ...domainIds.map(conceptWith('skill'))]
    })
  return [...new Map(concepts.toReversed().map((one) => [one.conceptId, one])).values()]
}
