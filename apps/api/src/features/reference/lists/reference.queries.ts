import type { Database } from '@pramaan/database/client'
import { eduDegrees, eduLevels, experiences, jobDomains, jobRoles, locations, skills } from '@pramaan/database/schema'
import { asc, countDistinct, desc, eq, gte, isNull, sql } from 'drizzle-orm'

/** All reference lists of the forms, in one query. */
export async function readLists(db: Database) {
  return {
    domains: await db.select().from(jobDomains).orderBy(asc(jobDomains.id)),
    roles: await db
      .select({ role: jobRoles, domain: jobDomains.title })
      .from(jobRoles)
      .innerJoin(jobDomains, eq(jobDomains.id, jobRoles.domainId))
      .where(eq(jobRoles.appVisibility, true))
      .orderBy(asc(jobRoles.id)),
    skills: await db.select().from(skills).where(isNull(skills.excludedAt)).orderBy(asc(skills.id)),
    levels: await db.select().from(eduLevels).orderBy(asc(eduLevels.id)),
    degrees: await db
      .select({ id: eduDegrees.id, education: eduDegrees.education, level: eduLevels.level })
      .from(eduDegrees)
      .innerJoin(eduLevels, eq(eduLevels.id, eduDegrees.levelId))
      .where(isNull(eduDegrees.excludedAt))
      .orderBy(asc(eduDegrees.id)),
    locations: await db.select().from(locations).where(isNull(locations.excludedAt)).orderBy(asc(locations.id)),
  }
}

/** Titles of fewer people than this are not listed, because they could identify a person. */
const fewestPeople = 2
const mostTitles = 2000

/** The titles of positions, most common first. */
export function findPositionTitles(db: Database) {
  const people = countDistinct(experiences.candidateId)
  const Title = sql<string>`min(${experiences.title})`
  return db
    .select({ Title, Count: people })
    .from(experiences)
    .groupBy(sql`lower(${experiences.title})`)
    .having(gte(people, fewestPeople))
    .orderBy(desc(people), asc(Title))
    .limit(mostTitles)
    .then((rows) => rows)
}
