import type { openingKinds } from '@pramaan/database/schema'
import type { Vocabulary } from '@pramaan/domain/concept'
import { type OpeningTexts, requirementsOf } from '@pramaan/domain/opening-fit'

/** What has requirements: a job, a drive or a course. */
export type OpeningKind = (typeof openingKinds)[number]

type Opening = { kind: OpeningKind; id: number; texts: OpeningTexts }

/** The rows of `opening_concepts` of an opening. */
export function requirementRows({ kind, id, texts }: Opening, vocabulary: Vocabulary) {
  return requirementsOf(texts, vocabulary).flatMap(({ conceptIds, part, share, texts }) =>
    conceptIds.map((conceptId, at) => ({ kind, openingId: id, conceptId, part, share, text: texts[at] ?? '' })),
  )
}

type Job = { title: string; professionalSkills: readonly string[]; generalSkills: readonly string[] }
type Role = { title: string; professionalSkills: readonly string[] }

/** The texts of a job's requirements: its role from the lists, and its title as another name of the same work. */
export function jobTexts(job: Job, role: Role | null, domain: string | null): OpeningTexts {
  return {
    titles: [role?.title ?? job.title],
    ...(role && { typedTitle: job.title }),
    skills: job.professionalSkills,
    roleSkills: role?.professionalSkills ?? [],
    generalSkills: job.generalSkills,
    domains: domain === null ? [] : [domain],
  }
}
