import {
  colleges,
  courseCategories,
  eduDegrees,
  eduLevels,
  jobDomains,
  jobRoles,
  locations,
  skills,
} from '@pramaan/database/schema'
import { generalDomain, type ReferenceEntry, type ReferenceListName } from '@pramaan/domain/reference-list'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { haystackOf } from '../colleges/college-fold.ts'

/** An empty group or detail, for lists without one. */
export const nothing = sql<string>`''`
const domainTitle = sql<string>`(select title from ${jobDomains} where ${jobDomains.id} = ${jobRoles.domainId})`
const levelTitle = sql<string>`(select level from ${eduLevels} where ${eduLevels.id} = ${eduDegrees.levelId})`

/** The table of a list, with the columns of its entries. */
export type ListTable = {
  table: PgTable
  id: PgColumn
  title: PgColumn
  group: PgColumn | SQL<string>
  detail: PgColumn | SQL<string>
  type?: PgColumn
  excluded: SQL
  /** The columns that an entry is written into. */
  columns: (entry: ReferenceEntry) => Record<string, unknown>
  /** The columns that exclude an entry, or offer it again. */
  exclusion: (excluded: boolean, now: Date) => Record<string, unknown>
}

const byInstant = (excluded: boolean, now: Date) => ({ excludedAt: excluded ? now : null })
const byColumn = (column: PgColumn) => sql`${column} is not null`

/** The table behind each list. */
export const listTables: Readonly<Record<ReferenceListName, ListTable>> = {
  skills: {
    table: skills,
    id: skills.id,
    title: skills.title,
    group: skills.domain,
    detail: skills.subdomain,
    excluded: byColumn(skills.excludedAt),
    columns: ({ title, group, detail }) => ({
      title,
      domain: group,
      subdomain: detail,
      kind: group === generalDomain ? 'general' : 'professional',
    }),
    exclusion: byInstant,
  },
  'job-roles': {
    table: jobRoles,
    id: jobRoles.id,
    title: jobRoles.title,
    group: domainTitle,
    detail: jobRoles.subdomain,
    type: jobRoles.type,
    excluded: sql`not ${jobRoles.appVisibility}`,
    columns: ({ title, group, detail, type }) => ({
      title,
      subdomain: detail,
      domainId: sql`(select id from ${jobDomains} where title = ${group})`,
      ...(type !== undefined && { type }),
    }),
    exclusion: (excluded) => ({ appVisibility: !excluded }),
  },
  degrees: {
    table: eduDegrees,
    id: eduDegrees.id,
    title: eduDegrees.education,
    group: levelTitle,
    detail: nothing,
    excluded: byColumn(eduDegrees.excludedAt),
    columns: ({ title, group }) => ({
      education: title,
      levelId: sql`(select id from ${eduLevels} where level = ${group})`,
    }),
    exclusion: byInstant,
  },
  colleges: {
    table: colleges,
    id: colleges.id,
    title: colleges.name,
    group: colleges.state,
    detail: colleges.district,
    excluded: byColumn(colleges.excludedAt),
    columns: ({ title, group, detail }) => ({
      name: title,
      address: '',
      university: '',
      state: group,
      district: detail,
      label: [title, detail, group].join(', '),
      haystack: haystackOf({ name: title, address: '', district: detail, state: group }),
    }),
    exclusion: byInstant,
  },
  locations: {
    table: locations,
    id: locations.id,
    title: locations.location,
    group: locations.state,
    detail: nothing,
    excluded: byColumn(locations.excludedAt),
    columns: ({ title, group }) => ({ location: title, state: group }),
    exclusion: byInstant,
  },
  'course-categories': {
    table: courseCategories,
    id: courseCategories.id,
    title: courseCategories.title,
    group: nothing,
    detail: nothing,
    excluded: byColumn(courseCategories.excludedAt),
    columns: ({ title }) => ({ title }),
    exclusion: byInstant,
  },
}
