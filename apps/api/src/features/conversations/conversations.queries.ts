import type { Queryable } from '@pramaan/database/client'
import { companyName } from '@pramaan/database/conditions/company-name'
import { shownToEmployer } from '@pramaan/database/conditions/visibility'
import {
  accounts,
  candidates,
  conversationMessages,
  conversations,
  employers,
  shortlists,
} from '@pramaan/database/schema'
import type { Side } from '@pramaan/domain/conversation'
import type { ShortlistStatus } from '@pramaan/domain/shortlist'
import { and, desc, eq, exists, gt, isNotNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

/** An employer and a candidate. */
export type Pair = { employerId: number; candidateId: number }

const person = alias(accounts, 'person')
const owner = alias(accounts, 'owner')

const columns = {
  employerId: employers.accountId,
  candidateId: candidates.accountId,
  candidateName: person.fullName,
  candidateImage: candidates.image,
  companyLogo: employers.companyLogo,
  company: companyName(owner),
  status: sql<ShortlistStatus>`${shortlists.status}`,
  candidateThere: sql<boolean>`${shownToEmployer(employers.accountId, person)}`,
  companyStatus: employers.companyStatus,
  employerThere: sql<boolean>`${owner.status} = 'active'`,
  conversation: conversations,
  last: conversationMessages,
}

/**
 * Pairs with everything that the rules and the list of conversations need. The pairs are selected first, because there
 * are few; the rest is joined by key.
 */
function selectPairs(db: Queryable, pair: ReturnType<typeof onePair | typeof manyPairs | typeof writtenIn>) {
  const ofPair = (of: typeof shortlists | typeof conversations) =>
    and(eq(of.employerId, pair.employerId), eq(of.candidateId, pair.candidateId))
  return db
    .select(columns)
    .from(pair)
    .innerJoin(employers, eq(employers.accountId, pair.employerId))
    .innerJoin(owner, eq(owner.id, employers.accountId))
    .innerJoin(candidates, eq(candidates.accountId, pair.candidateId))
    .innerJoin(person, eq(person.id, candidates.accountId))
    .leftJoin(shortlists, ofPair(shortlists))
    .leftJoin(conversations, ofPair(conversations))
    .leftJoin(conversationMessages, eq(conversationMessages.id, conversations.lastMessageId))
    .$dynamic()
}

function onePair(db: Queryable, { employerId, candidateId }: Pair) {
  return db
    .select({
      employerId: sql<number>`${employerId}::bigint`.as('of_employer'),
      candidateId: sql<number>`${candidateId}::bigint`.as('of_candidate'),
    })
    .from(sql`(select) as nothing`)
    .as('pair')
}

function manyPairs(db: Queryable, employerId: number, candidateIds: readonly number[]) {
  return db
    .select({
      employerId: sql<number>`${employerId}::bigint`.as('of_employer'),
      candidateId: sql<number>`of_candidate`.as('of_candidate'),
    })
    .from(sql`unnest(${sql.param(candidateIds)}::bigint[]) as chosen (of_candidate)`)
    .as('pair')
}

type Page = { before: number | undefined; unread: boolean; limit: number }

const unreadOf = (side: Side) => (side === 'Employer' ? conversations.employerUnread : conversations.candidateUnread)
const ofSide = (side: Side) => (side === 'Employer' ? conversations.employerId : conversations.candidateId)

/** Conversations whose candidate may be shown to their employer. */
export function withShownCandidate(db: Queryable) {
  const itsCandidate = eq(accounts.id, conversations.candidateId)
  const people = db.select({ id: accounts.id }).from(accounts)
  return exists(people.where(and(itsCandidate, shownToEmployer(conversations.employerId))))
}

function writtenIn(db: Queryable, side: Side, me: number, { before, unread, limit }: Page) {
  const earlier = before === undefined ? undefined : lt(conversations.lastMessageId, before)
  const unseen = unread ? gt(unreadOf(side), 0) : undefined
  const ofThoseShown = side === 'Employer' ? withShownCandidate(db) : undefined
  return db
    .select({
      employerId: sql<number>`${conversations.employerId}`.as('of_employer'),
      candidateId: sql<number>`${conversations.candidateId}`.as('of_candidate'),
    })
    .from(conversations)
    .where(and(eq(ofSide(side), me), isNotNull(conversations.lastMessageId), earlier, unseen, ofThoseShown))
    .orderBy(desc(conversations.lastMessageId))
    .limit(limit)
    .as('pair')
}

/** A pair with the current facts. */
export type PairRow = Awaited<ReturnType<typeof selectPairs>>[number]

/** An employer and a candidate with the current facts; undefined if nothing connects them. */
export async function findPair(db: Queryable, pair: Pair): Promise<PairRow | undefined> {
  const [row] = await selectPairs(db, onePair(db, pair))
  return row && (row.conversation || row.status !== null) ? row : undefined
}

/** An employer and several candidates with the current facts; those that nothing connects with are left out. */
export async function findPairs(db: Queryable, employerId: number, candidateIds: readonly number[]) {
  const rows = await selectPairs(db, manyPairs(db, employerId, candidateIds))
  return rows.filter(({ conversation, status }) => conversation || status !== null)
}

/** A page of a person's conversations, most recently active first. */
export function findConversations(db: Queryable, side: Side, me: number, page: Page) {
  return selectPairs(db, writtenIn(db, side, me, page)).orderBy(desc(conversations.lastMessageId))
}
