import type { Queryable } from '@pramaan/database/client'
import { hasText } from '@pramaan/database/conditions/folded'
import { indiaDay, indiaDayStart, within } from '@pramaan/database/conditions/india-day'
import {
  accounts,
  campaignLinks,
  campaignOpens,
  campaignSignUps,
  courses,
  jobs,
  placementDrives,
} from '@pramaan/database/schema'
import type { DateRange } from '@pramaan/domain/date-range'
import type { IndiaDay } from '@pramaan/domain/india-day'
import type { Landing } from '@pramaan/domain/landing'
import { and, desc, eq, gte, isNotNull, isNull, lte, type SQL, sql, sum } from 'drizzle-orm'

type Link = typeof campaignLinks.$inferSelect

// Written out, because drizzle omits the table's name in queries on a single table.
const opens = sql<number>`coalesce((select sum(o.count) from campaign_opens o where o.link_id = campaign_links.id), 0)`
const lastOpened = sql<
  string | null
>`(select max(o.day)::text from campaign_opens o where o.link_id = campaign_links.id)`
// People who confirmed their number or e-mail by a code.
const signUps = sql<number>`(select count(*) from campaign_sign_ups s join accounts a on a.id = s.account_id
  where s.link_id = campaign_links.id and a.login_count > 0)`
const by = sql<string | null>`(select a.full_name from accounts a where a.id = campaign_links.created_by)`

const columns = {
  link: campaignLinks,
  by,
  opens: opens.mapWith(Number),
  signUps: signUps.mapWith(Number),
  lastOpened,
}

type Filters = { term: string; state?: 'on' | 'off' | undefined }

function matching({ term, state }: Filters): SQL | undefined {
  const isOff = isNotNull(campaignLinks.disabledAt)
  return and(
    hasText(term, campaignLinks.name, campaignLinks.slug, campaignLinks.src),
    state && (state === 'off' ? isOff : isNull(campaignLinks.disabledAt)),
  )
}

/** A page of links with their figures, newest first, with their number and the sums of all. */
export async function pageOfLinks(db: Queryable, filters: Filters, limit: number, offset: number) {
  const where = matching(filters)
  const rows = await db
    .select(columns)
    .from(campaignLinks)
    .where(where)
    .orderBy(desc(campaignLinks.id))
    .limit(limit)
    .offset(offset)
  const [all] = await db
    .select({
      total: sql`count(*)`.mapWith(Number),
      opens: sum(opens).mapWith(Number),
      signUps: sum(signUps).mapWith(Number),
    })
    .from(campaignLinks)
    .where(where)
  return { rows, total: all?.total ?? 0, opens: all?.opens ?? 0, signUps: all?.signUps ?? 0 }
}

/** A link with its figures. */
export async function findLink(db: Queryable, id: number) {
  const [row] = await db.select(columns).from(campaignLinks).where(eq(campaignLinks.id, id))
  return row
}

/** Creates a link; undefined if another has its short name or source. */
export async function insertLink(db: Queryable, link: typeof campaignLinks.$inferInsert) {
  const rows = await db.insert(campaignLinks).values(link).onConflictDoNothing().returning({ id: campaignLinks.id })
  return rows[0]?.id
}

/** Whether a short name is taken. */
export async function isSlugTaken(db: Queryable, slug: string) {
  return (await db.$count(campaignLinks, eq(campaignLinks.slug, slug))) > 0
}

/** Changes a link; false if it does not exist. */
export async function updateLink(db: Queryable, id: number, changes: Partial<Link>) {
  const rows = await db.update(campaignLinks).set(changes).where(eq(campaignLinks.id, id)).returning()
  return rows.length === 1
}

/** The link of a short name that is not switched off. */
export async function findOpenLink(db: Queryable, slug: string) {
  const [row] = await db
    .select({ id: campaignLinks.id, values: campaignLinks.values })
    .from(campaignLinks)
    .where(and(eq(campaignLinks.slug, slug), isNull(campaignLinks.disabledAt)))
  return row
}

/** Counts a visit on a day in India, without storing anything about the visitor. */
export async function countOpen(db: Queryable, linkId: number, day: IndiaDay) {
  await db
    .insert(campaignOpens)
    .values({ linkId, day, count: 1 })
    .onConflictDoUpdate({
      target: [campaignOpens.linkId, campaignOpens.day],
      set: { count: sql`${campaignOpens.count} + 1` },
    })
}

/**
 * Stores the link through which an account was created; the first one counts. Does nothing if no link has this source.
 */
export async function creditSignUp(db: Queryable, accountId: number, src: string, at: Date) {
  const [link] = await db.select({ id: campaignLinks.id }).from(campaignLinks).where(eq(campaignLinks.src, src))
  if (link) await db.insert(campaignSignUps).values({ accountId, linkId: link.id, at }).onConflictDoNothing()
}

/** Openings of a link by day. */
export async function opensByDay(db: Queryable, linkId: number, { from, to }: DateRange) {
  const rows = await db
    .select({ day: campaignOpens.day, count: campaignOpens.count })
    .from(campaignOpens)
    .where(and(eq(campaignOpens.linkId, linkId), gte(campaignOpens.day, from), lte(campaignOpens.day, to)))
  return new Map(rows.map(({ day, count }) => [day, count]))
}

/** Confirmed sign-ups of a link by day. */
export async function signUpsByDay(db: Queryable, linkId: number, range: DateRange) {
  const rows = await db
    .select({ day: indiaDay(campaignSignUps.at), people: sql`count(*)`.mapWith(Number) })
    .from(campaignSignUps)
    .innerJoin(accounts, eq(accounts.id, campaignSignUps.accountId))
    .where(and(eq(campaignSignUps.linkId, linkId), sql`${accounts.loginCount} > 0`, within(campaignSignUps.at, range)))
    .groupBy(indiaDayStart(campaignSignUps.at))
  return new Map(rows.map(({ day, people }) => [day, people]))
}

/** Which of a link's targets exist: its course, and its job and drive that are not deleted. */
export async function findTargets(db: Queryable, { id, jobID, pdID }: Landing) {
  const liveJob = and(eq(jobs.id, Number(jobID)), isNull(jobs.deletedAt))
  const liveDrive = and(eq(placementDrives.id, Number(pdID)), isNull(placementDrives.deletedAt))
  return {
    id: id === undefined || (await db.$count(courses, eq(courses.id, Number(id)))) > 0,
    jobID: jobID === undefined || (await db.$count(jobs, liveJob)) > 0,
    pdID: pdID === undefined || (await db.$count(placementDrives, liveDrive)) > 0,
  }
}
