import { slugOf } from '@pramaan/domain/campaign-link'
import { addDays, dayOf, daysBetween } from '@pramaan/domain/india-day'
import type { Landing } from '@pramaan/domain/landing'
import { employersOf } from '../employers/employers.ts'
import { candidateAt, registrationDays } from '../people/candidate.ts'
import { type Random, streamOf } from '../random.ts'
import { inOfficeHours } from '../when/office.ts'
import { daysAgo, known, type World } from '../world.ts'

type Campaign = { name: string; days: number; opens: number; values: Landing; offAfter?: number }

/** The campaigns of a world: since how many days, openings a day at most, where the link leads. */
const campaigns: readonly Campaign[] = [
  { name: 'Bus stands Pune', days: 210, opens: 9, values: { role: 'Candidate', Url: '/jobs' }, offAfter: 90 },
  { name: 'College fair Satara', days: 120, opens: 14, values: { role: 'Candidate' } },
  { name: 'Employer meet Nashik', days: 95, opens: 3, values: { role: 'Employer', Url: '/hirings' } },
  { name: 'Excel course flyer', days: 60, opens: 6, values: { role: 'Candidate', type: 'course', id: '12' } },
  { name: 'Newspaper page 3 Pune', days: 32, opens: 18, values: { role: 'Candidate', Url: '/jobs' } },
  { name: 'WhatsApp support drive', days: 7, opens: 11, values: { role: 'Candidate', type: 'drive', pdID: '7' } },
  { name: 'Campus to cloud', days: 3, opens: 16, values: { role: 'Candidate', type: 'drive', pdID: '12' } },
]

/** The campaign links of a world with their openings by day and the candidates who registered by them (D32). */
export function campaignLinksOf(world: World) {
  const random = streamOf(world.seed, 'campaigns')
  const taken = new Set<number>()
  const all = campaigns.map((campaign, index) => {
    const signUps = signUpsOf(world, campaign, index + 1, taken, random)
    return {
      link: linkOf(world, campaign, index + 1),
      signUps,
      opens: opensOf(world, campaign, index + 1, signUps, random),
    }
  })
  return {
    links: all.map(({ link }) => link),
    opens: all.flatMap(({ opens }) => opens),
    signUps: all.flatMap(({ signUps }) => signUps),
  }
}

function linkOf(world: World, { name, days, values, offAfter }: Campaign, id: number) {
  const slug = slugOf(name)
  return {
    id,
    name,
    slug,
    src: slug,
    values: { ...values, src: slug },
    createdBy: known.admin.id,
    createdAt: inOfficeHours(world, daysAgo(world, days)),
    disabledAt: offAfter === undefined ? null : inOfficeHours(world, daysAgo(world, days - offAfter)),
  }
}

/** The span of a link from the day after it was made to yesterday, or to its end. */
function openPeriod({ days, offAfter }: Campaign) {
  return { first: days - 1, last: offAfter === undefined ? 1 : days - offAfter + 1 }
}

/** Some of those who registered while the link was open, each by one link and most of them in its first weeks. */
function signUpsOf(world: World, campaign: Campaign, linkId: number, taken: Set<number>, random: Random) {
  const { first, last } = openPeriod(campaign)
  const [from, to] = [daysAgo(world, first), daysAgo(world, last)]
  if (campaign.values.role === 'Employer')
    return employersOf(world)
      .filter(({ account }) => account.createdAt >= from && account.createdAt < to)
      .slice(0, 3)
      .map(({ account }) => ({ accountId: account.id, linkId, at: account.createdAt }))
  const total = random.int(4, 14)
  const came = []
  for (let tries = 0; tries < 60 && came.length < total; tries += 1) {
    const { account } = candidateAt(world, indexOfDay(world, last + (first - last) * Math.sqrt(random.next())))
    if (account.createdAt < from || account.createdAt >= to || taken.has(account.id)) continue
    taken.add(account.id)
    came.push({ accountId: account.id, linkId, at: account.createdAt })
  }
  return came
}

/** The candidate who registered about so many days ago. */
function indexOfDay({ candidates }: World, days: number): number {
  return Math.min(candidates - 1, Math.floor(candidates * (1 - days / registrationDays)))
}

/** After so many days half as many open a link. */
const halfLife = 24

/** Openings by day: at least as many as registered on it, and fewer from week to week. */
function opensOf(world: World, campaign: Campaign, linkId: number, signUps: readonly { at: Date }[], random: Random) {
  const { first, last } = openPeriod(campaign)
  const start = dayOf(daysAgo(world, first))
  const days = daysBetween(start, dayOf(daysAgo(world, last)))
  return Array.from({ length: days + 1 }, (_, back) => {
    const day = addDays(start, back)
    const registered = signUps.filter(({ at }) => dayOf(at) === day).length
    const most = Math.round(campaign.opens * 0.5 ** (back / halfLife))
    return { linkId, day, count: registered + random.int(0, most) }
  }).filter(({ count }) => count > 0)
}
