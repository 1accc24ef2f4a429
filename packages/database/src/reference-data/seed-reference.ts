import { courseCategories } from '@pramaan/domain/options'
import {
  degreeRows,
  domainRows,
  jobRoleRows,
  levelRows,
  locationRows,
  skillRows,
} from '@pramaan/vocabulary/reference-rows'
import type { Database, Queryable } from '../client.ts'
import { waitForTurn } from '../migrate.ts'
import { recordOf } from '../records.ts'
import { type ReferenceList, reserveListIds, syncReferenceList } from './seed-reference.queries.ts'
import { seedConcepts } from './vocabulary/seed-concepts.ts'

const roleColumns = {
  title: 'text',
  domain_id: 'integer',
  subdomain: 'text',
  type: 'text',
  general_skills: 'text[]',
  professional_skills: 'text[]',
  suggest_general_skills: 'text[]',
  suggest_professional_skills: 'text[]',
}
const skillColumns = { title: 'text', kind: 'text', domain: 'text', subdomain: 'text' }

const lists: readonly ReferenceList[] = [
  { table: 'job_domains', columns: { title: 'text' }, title: 'title', rows: domainRows },
  {
    table: 'job_roles',
    columns: roleColumns,
    title: 'title',
    rows: jobRoleRows.map((row) => recordOf(row)),
    edited: true,
  },
  { table: 'skills', columns: skillColumns, title: 'title', rows: skillRows, edited: true },
  { table: 'edu_levels', columns: { level: 'text' }, title: 'level', rows: levelRows },
  {
    table: 'edu_degrees',
    columns: { education: 'text', level_id: 'integer' },
    title: 'education',
    rows: degreeRows.map((row) => recordOf(row)),
    edited: true,
  },
  {
    table: 'locations',
    columns: { location: 'text', state: 'text' },
    title: 'location',
    rows: locationRows,
    edited: true,
  },
  { table: 'course_categories', columns: { title: 'text' }, title: 'title', rows: courseCategories, edited: true },
]

const growing = ['job_roles', 'skills', 'edu_degrees', 'locations']

/** Courses store a category's number in two bytes. */
const firstOwnCategory = 1000

/**
 * Writes the reference lists that every installation starts with, with ids that never move; a second run changes
 * nothing. Returns how many rows changed.
 */
export async function seedReference(db: Database): Promise<number> {
  return db.transaction(async (step: Queryable) => {
    await waitForTurn(step)
    let changed = 0
    for (const list of lists) changed += await syncReferenceList(step, list)
    for (const table of growing) await reserveListIds(step, table)
    await reserveListIds(step, 'course_categories', firstOwnCategory)
    changed += await seedConcepts(step)
    return changed
  })
}
