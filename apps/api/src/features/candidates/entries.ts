import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/call.ts'
import { refuse } from '../../http/refuse.ts'
import { finishWrite } from './after-write.ts'
import { lockCandidate } from './candidates.queries.ts'
import {
  countEducations,
  countExperiences,
  deleteEducation,
  deleteExperience,
  insertEducation,
  insertExperience,
  updateEducation,
  updateExperience,
} from './entries.queries.ts'
import { educationRow, experienceRow, mostEntries } from './entry-checks.ts'

type EntryVerbs = `${'add' | 'update' | 'remove'}${'Education' | 'Experience'}`

/** Education and experience entries: whose they are is a WHERE clause, so that another's entry is none. */
export function entryRoutes(deps: Deps): Pick<Routes<'candidates'>, EntryVerbs> {
  return {
    addEducation: async ({ params, body, db }) => {
      await lockCandidate(db, params.id)
      const entry = educationRow(body, deps.now())
      refuse((await countEducations(db, params.id)) >= mostEntries ? 'limit-reached' : undefined)
      const eduID = await insertEducation(db, params.id, entry)
      await finishWrite(deps, db, params.id)
      return { data: { eduID } }
    },
    updateEducation: async ({ params, body, actor, db }) => {
      const entry = educationRow(body.updatedEducationEntry, deps.now(), 'updatedEducationEntry.')
      refuse((await updateEducation(db, actor.id, params.id, entry)) ? undefined : 'not-found')
      await finishWrite(deps, db, actor.id)
      return { data: null }
    },
    removeEducation: async ({ body, db }) => {
      refuse((await deleteEducation(db, body.userId, body.eduID)) ? undefined : 'not-found')
      await finishWrite(deps, db, body.userId)
      return { data: null }
    },
    addExperience: async ({ params, body, db }) => {
      await lockCandidate(db, params.id)
      const entry = experienceRow(body, deps.now())
      refuse((await countExperiences(db, params.id)) >= mostEntries ? 'limit-reached' : undefined)
      const expID = await insertExperience(db, params.id, entry)
      await finishWrite(deps, db, params.id)
      return { data: { expID } }
    },
    updateExperience: async ({ params, body, actor, db }) => {
      const entry = experienceRow(body.updatedExperienceEntry, deps.now(), 'updatedExperienceEntry.')
      refuse((await updateExperience(db, actor.id, params.id, entry)) ? undefined : 'not-found')
      await finishWrite(deps, db, actor.id)
      return { data: null }
    },
    removeExperience: async ({ body, db }) => {
      refuse((await deleteExperience(db, body.userId, body.expID)) ? undefined : 'not-found')
      await finishWrite(deps, db, body.userId)
      return { data: null }
    },
  }
}
