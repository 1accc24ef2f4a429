import type { openingKinds } from '@pramaan/database/schema'
import type { Vocabulary } from '@pramaan/domain/concept'
import { type OpeningTexts, requirementsOf } from '@pramaan/domain/opening-fit'

/** What has asks: a job, a drive or a course. */
export type OpeningKind = (typeof openingKinds)[number]

type Opening = { kind: OpeningKind; id: number; texts: OpeningTexts }

/** The rows of `opening_concepts` of an opening. */
export function requirementRows({ kind, id, texts }: Opening, vocabulary: Vocabulary) {
  return requirementsOf(texts, vocabulary).map(({ conceptIds: [conceptId = 0], part, share, text }) => ({
    kind,
    openingId: id,
    conceptId,
    part,
    share,
    text,
  }))
}

type Job = { title: string; professionalSkills: readonly string[]; generalSkills: readonly string[] }
type Role = { title: string; professionalSkills: readonly string[] }

/** What a job says that it asks for. The role of the lists says its work more plainly than the title does. */
export function jobTexts(job: Job, role: Role | null, domain: string | null): OpeningTexts {
  return {
    titles: [role?.title ?? job.title],
    skills: job.professionalSkills,
    roleSkills: role?.professionalSkills ?? [],
    generalSkills: job.generalSkills,
    domains: domain === null ? [] : [domain],
  }
}
