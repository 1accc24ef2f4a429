import { unansweredAfter } from '@pramaan/domain/conversation'
import { type ShortlistStatus, shortlist } from '@pramaan/domain/shortlist'
import { applicantOf, fits } from '../openings/applicants.ts'
import type { Openings } from '../openings/openings.ts'
import type { Person } from '../people/identity/person.ts'
import { personAt } from '../people/person-at.ts'
import { type Random, streamOf } from '../random.ts'
import { between, isCast, type World } from '../world.ts'
import { type Line, linesOf, type Names } from './conversation-lines.ts'
import type { Employer } from './employers.ts'
import type { Language } from './phrases.ts'

const minuteMs = 60_000

type Conversed = Pick<Openings, 'employers' | 'jobs' | 'shortlists' | 'shortlistMoves'>
type SentLine = Line & { at: Date; read: boolean }

/** The conversations of employers with candidates they shortlisted, with their messages; people of journeys have none. */
export function conversationsOf(world: World, { employers, jobs, shortlists, shortlistMoves }: Conversed) {
  const random = streamOf(world.seed, 'conversations')
  const employerOf = new Map(employers.map((employer) => [employer.account.id, employer]))
  const movesOf = Map.groupBy(shortlistMoves, ({ employerId, candidateId }) => `${employerId} ${candidateId}`)
  const readBy = new Map<number, Set<string>>()
  const all = shortlists.flatMap((entry) => {
    const employer = employerOf.get(entry.employerId)
    if (!employer || isCast(entry.candidateId)) return []
    const person = personAt(world, entry.candidateId)
    const names = namesOf(employer, person, jobs)
    const sets = [entry.employerId, entry.candidateId].map((id) => setOf(readBy, id))
    const read = new Set(sets.flatMap((set) => [...set]))
    const moves = movesOf.get(`${entry.employerId} ${entry.candidateId}`) ?? []
    const talk = { names, language: languageOf(person, random), times: timesOf(world, moves, random) }
    const lines = linesOf(entry.status, talk, read, random)
    for (const set of sets) for (const { text } of lines) set.add(text)
    const said = datedLines(lines, talk.times, random)
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

function datedLines(lines: readonly Line[], times: readonly Date[], random: Random): SentLine[] {
  const lastIsRead = random.chance(0.6)
  return lines.map((line, index) => ({
    ...line,
    at: times[index] ?? new Date(0),
    // The other side has read all but, sometimes, the last one.
    read: index < lines.length - 1 || lastIsRead,
  }))
}

type Move = { toStatus: ShortlistStatus; movedAt: Date }

/**
 * When the lines of a talk were written, as far as it came: the first after the shortlisting, an answer and an
 * appointment around the move to communication, and two after the interview and the hiring each.
 */
function timesOf(world: World, moves: readonly Move[], random: Random): Date[] {
  const movedTo = (stage: ShortlistStatus) => moves.find(({ toStatus }) => toStatus === stage)?.movedAt
  const minutes = (from: Date | undefined, least: number, most: number) =>
    from && new Date(from.getTime() + random.int(least, most) * minuteMs)
  const first = minutes(movedTo(shortlist.shortlisted), 10, 50)
  const [talked, interviewed, hired] = [shortlist.inCommunication, shortlist.interviewed, shortlist.hired].map(movedTo)
  const about = [
    first,
    talked ? minutes(talked, -200, -10) : minutes(first, 10, 300),
    minutes(talked, 5, 50),
    minutes(interviewed, 5, 50),
    minutes(interviewed, 60, 300),
    minutes(hired, 5, 50),
    minutes(hired, 60, 300),
  ]
  const times: Date[] = []
  for (const at of about) {
    const before = times.at(-1) ?? new Date(0)
    if (at) times.push(at > before && at < world.now ? at : between(before, world.now, 0.5))
  }
  return times
}

/** Most write in English, whatever they speak; some in Hindi, and in Marathi where it is spoken. */
function languageOf({ candidate }: Person, random: Random): Language {
  const spoken = random.weighted(languages)
  return spoken === 'mr' && candidate.state !== 'Maharashtra' ? 'hi' : spoken
}

const languages: readonly (readonly [Language, number])[] = [
  ['en', 78],
  ['hi', 10],
  ['mr', 12],
]

/** The people and the job that an employer and a candidate write about: it is one of the employer's that fits the candidate. */
function namesOf({ profile, account }: Employer, person: Person, jobs: Openings['jobs']): Names {
  const applicant = applicantOf(person)
  const job = jobs.findLast((one) => one.employerId === account.id && fits(one, applicant))
  return {
    candidate: person.account.fullName.split(' ')[0] ?? '',
    recruiter: profile.firstName,
    company: profile.companyName,
    title: job?.title ?? 'trainee',
    skill:
      job?.professionalSkills.find((skill) => applicant.skills.includes(skill)) ?? job?.professionalSkills[0] ?? '',
    place: job?.location ?? profile.location,
  }
}

function setOf(readBy: Map<number, Set<string>>, id: number): Set<string> {
  const read = readBy.get(id) ?? new Set()
  readBy.set(id, read)
  return read
}
