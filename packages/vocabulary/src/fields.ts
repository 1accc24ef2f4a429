import { linesOf } from './lines.ts'
import { fieldOfSkills, fieldOfTitles } from './shapes.ts'

/** Titles or skills that only a search that finds nobody goes on to; the others are related to the first one. */
export type Field = { kind: 'title' | 'skill'; labels: readonly string[]; at: string }

/** Fields of work: what a search for one of its titles may go on to. */
const fieldsOfTitles = linesOf('fields/titles', fieldOfTitles).map(
  ({ value, at }): Field => ({ kind: 'title', labels: value.titles, at }),
)

const fieldsOfSkills = linesOf('fields/skills', fieldOfSkills).map(
  ({ value, at }): Field => ({ kind: 'skill', labels: value.skills, at }),
)

/** The fields that every installation starts with. */
export const fields: readonly Field[] = [...fieldsOfTitles, ...fieldsOfSkills]
