import { changedElsewhere, isSameEntry } from '@pramaan/domain/profile-edit'
import type { Deps } from '../../../deps.ts'
import type { Routes } from '../../../http/calls/call.ts'
import { found, refuse } from '../../../http/refusals/refuse.ts'
import {
  deleteEducation,
  deleteExperience,
  insertEducation,
  insertExperience,
  readEducations,
  readExperiences,
  updateEducation,
  updateExperience,
} from './entries.queries.ts'
import { educationRow, experienceRow, mostEntries } from './entry-checks.ts'
import { changeEducation, changeExperience } from './entry-facts.ts'

type EntryVerbs = `${'add' | 'update' | 'remove'}${'Education' | 'Experience'}`

/** Education and experience entries: the owner is part of the WHERE clause, so another person's entry is not found. */
export function entryRoutes(deps: Deps): Pick<Routes<'candidates'>, EntryVerbs> {
  return {
    addEducation: ({ params, body, db }) =>
      changeEducation(deps, db, params.id, async () => {
        const entry = educationRow(body, deps.now())
        const saved = await readEducations(db, params.id)
        const sameEntry = saved.find((other) => isSameEntry(entry, other))
        if (sameEntry) return { data: { eduID: sameEntry.id } }
        refuse(saved.length >= mostEntries ? 'limit-reached' : undefined)
        return { data: { eduID: await insertEducation(db, params.id, entry) } }
      }),
    updateEducation: ({ params, body, actor, db }) =>
      changeEducation(deps, db, actor.id, async () => {
        const entry = educationRow(body.updatedEducationEntry, deps.now(), 'updatedEducationEntry.')
        const current = found((await readEducations(db, actor.id)).find(({ id }) => id === params.id))
        refuse(changedElsewhere(body.before ?? {}, current, entry).length > 0 ? 'changed-elsewhere' : undefined)
        await updateEducation(db, actor.id, params.id, entry)
        return { data: null }
      }),
    removeEducation: ({ body, db }) =>
      changeEducation(deps, db, body.userId, async () => {
        refuse((await deleteEducation(db, body.userId, body.eduID)) ? undefined : 'not-found')
        return { data: null }
      }),
    addExperience: ({ params, body, db }) =>
      changeExperience(deps, db, params.id, async () => {
        const entry = experienceRow(body, deps.now())
        const saved = await readExperiences(db, params.id)
        const sameEntry = saved.find((other) => isSameEntry(entry, other))
        if (sameEntry) return { data: { expID: sameEntry.id } }
        refuse(saved.length >= mostEntries ? 'limit-reached' : undefined)
        return { data: { expID: await insertExperience(db, params.id, entry) } }
      }),
    updateExperience: ({ params, body, actor, db }) =>
      changeExperience(deps, db, actor.id, async () => {
        const entry = experienceRow(body.updatedExperienceEntry, deps.now(), 'updatedExperienceEntry.')
        const current = found((await readExperiences(db, actor.id)).find(({ id }) => id === params.id))
        refuse(changedElsewhere(body.before ?? {}, current, entry).length > 0 ? 'changed-elsewhere' : undefined)
        await updateExperience(db, actor.id, params.id, entry)
        return { data: null }
      }),
    removeExperience: ({ body, db }) =>
      changeExperience(deps, db, body.userId, async () => {
        refuse((await deleteExperience(db, body.userId, body.expID)) ? undefined : 'not-found')
        return { data: null }
      }),
  }
}
