import { unansweredAfter } from '@pramaan/domain/conversation'
import { dayOf, startOfDay } from '@pramaan/domain/india-day'
import type { ShortlistStatus } from '@pramaan/domain/shortlist'
import { candidateAt } from '../people/candidate.ts'
import { theExperienced, theFresher } from '../people/known-candidates.ts'
import { type Random, streamOf } from '../random.ts'
import { between, firstIds, isCast, known, type World } from '../world.ts'
import { type Line, linesOf } from './conversation-lines.ts'
import type { Employer } from './employers.ts'

type Shortlisted = {
  employerId: number
  candidateId: number
  status: ShortlistStatus
  createdAt: Date
}

type SentLine = Line & { at: Date; read: boolean }

/** The conversations of employers with candidates they shortlisted, with their messages; people of journeys have none. */
export function conversationsOf(world: World, employers: readonly Employer[], shortlists: readonly Shortlisted[]) {
  const random = streamOf(world.seed, 'conversations')
  const profiles = new Map(employers.map(({ profile }) => [profile.accountId, profile]))
  const all = shortlists.flatMap((entry) => {
    const profile = profiles.get(entry.employerId)
    if (!profile || isCast(entry.candidateId)) return []
    const names = {
      candidate: firstNameOf(world, entry.candidateId),
      recruiter: profile.firstName,
      company: profile.companyName,
    }
    const said = datedLines(world, entry, linesOf(entry.status, names, random), random)
    return said.length > 0 ? [{ entry, said }] : []
  })
  const order = all.flatMap(({ said }, index) => said.map((message) => ({ index, ...message })))
  const messages = order
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ index, side, text, at, read }, position) => ({
      id: position + 1,
      conversationId: index + 1,
      byCandidate: side === 'Candidate',
      text,
      sentAt: at,
      readAt: read ? at : null,
    }))
  const last = new Map(messages.map(({ conversationId, id }) => [conversationId, id]))
  const conversations = all.map(({ entry: { employerId, candidateId, createdAt }, said }, index) => ({
    id: index + 1,
    employerId,
    candidateId,
    lastMessageId: last.get(index + 1) ?? null,
    employerUnread: unread(said, 'Candidate'),
    candidateUnread: unread(said, 'Employer'),
    unanswered: said.reduce((count, { side }) => unansweredAfter(count, side), 0),
    createdAt,
  }))
  return { conversations, messages }
}

function unread(said: readonly SentLine[], by: Line['side']): number {
  return said.filter(({ side, read }) => side === by && !read).length
}

/** When each line was written, in office hours; the other side has read all but, sometimes, the last one. */
function datedLines(world: World, { createdAt }: Shortlisted, lines: readonly Line[], random: Random): SentLine[] {
  const times = lines
    .map((_, index) => inOfficeHours(between(createdAt, world.now, index / (lines.length + 1)), index, random))
    .map((at) => new Date(Math.min(Math.max(at.getTime(), createdAt.getTime()), world.now.getTime())))
    .sort((a, b) => a.getTime() - b.getTime())
  const lastIsRead = random.chance(0.6)
  return lines.map((line, index) => ({
    ...line,
    at: times[index] ?? createdAt,
    read: index < lines.length - 1 || lastIsRead,
  }))
}

const hourMs = 3_600_000

function inOfficeHours(at: Date, index: number, random: Random): Date {
  return new Date(startOfDay(dayOf(at)).getTime() + (10 + index + 0.9 * random.next()) * hourMs)
}

function firstNameOf(world: World, id: number): string {
  const person =
    id === known.fresher.id
      ? theFresher(world)
      : id === known.experienced.id
        ? theExperienced(world)
        : candidateAt(world, id - firstIds.candidate)
  return person.account.fullName.split(' ')[0] ?? ''
}
