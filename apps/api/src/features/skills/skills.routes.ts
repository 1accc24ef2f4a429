import type { Routes } from '../../http/calls/call.ts'
import { found } from '../../http/refusals/refuse.ts'
import { refuseUnshown } from '../../services/visibility/readers.ts'
import { findHistory, readSkillsOf } from './skills.queries.ts'

/** The most changes in one response. */
const mostChanges = 100

/** A candidate's skills, current and past, for those who may read the profile. */
export function skillRoutes(): Routes<'skills'> {
  return {
    ofCandidate: async ({ db, actor, params }) => {
      const { general, professional } = found(await readSkillsOf(db, params.id))
      await refuseUnshown(db, actor, params.id)
      return { data: { GeneralSkills: general, ProfessionalSkills: professional } }
    },
    history: async ({ db, params }) => {
      found(await readSkillsOf(db, params.id))
      const rows = await findHistory(db, params.id, mostChanges)
      const data = rows.map(({ generalSkills, professionalSkills, changedAt }) => ({
        GeneralSkills: generalSkills,
        ProfessionalSkills: professionalSkills,
        ChangedOn: changedAt.toISOString(),
      }))
      return { data }
    },
  }
}
