import type { Queryable } from '@pramaan/database/client'
import { publicProfiles } from '@pramaan/database/schema'
import { type PublicSection, slugMessages } from '@pramaan/domain/public-profile'
import { and, eq, isNotNull } from 'drizzle-orm'
import { refuseTaken } from '../../http/refusals/taken.ts'

/** A row of the table of public pages. */
export type PageRow = Omit<typeof publicProfiles.$inferSelect, 'sections'> & { sections: PublicSection[] }

/** A candidate's page, if they have ever set one up. */
export async function findMyPage(db: Queryable, candidateId: number) {
  const [row] = await db.select().from(publicProfiles).where(eq(publicProfiles.candidateId, candidateId))
  return row as PageRow | undefined
}

/** The page that is on under a name. */
export async function findActivePage(db: Queryable, slug: string) {
  const [row] = await db
    .select()
    .from(publicProfiles)
    .where(and(eq(publicProfiles.slug, slug), isNotNull(publicProfiles.onSince)))
  return row as PageRow | undefined
}

const slugTaken = refuseTaken('invalid', { details: [{ field: 'Slug', message: slugMessages.taken }] })

/** Writes a complete page except its view count; refused if another person has its name. */
export async function writePage(db: Queryable, { views: _views, ...page }: PageRow) {
  await db
    .insert(publicProfiles)
    .values(page)
    .onConflictDoUpdate({ target: publicProfiles.candidateId, set: page })
    .catch(slugTaken)
}
