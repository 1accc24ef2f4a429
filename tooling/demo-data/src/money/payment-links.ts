import { isOpen } from '@pramaan/domain/drive'
import { linkDays } from '@pramaan/domain/link-days'
import { prices } from '@pramaan/domain/money'
import type { StorePurpose } from '@pramaan/domain/payment'
import { whyNotApply } from '@pramaan/domain/verification'
import type { Action } from '../log/actions.ts'
import type { Openings } from '../openings/openings.ts'
import { candidateAt } from '../people/candidate.ts'
import { type Random, streamOf } from '../random.ts'
import { inOfficeHours } from '../when/office.ts'
import { daysAgo, firstIds, isCast, known, type World } from '../world.ts'
import { mayPay } from './drive-fees.ts'
import { uuidOf } from './ids.ts'
import type { Sale } from './sale.ts'

const dayMs = 86_400_000

type Wanted = { personId: number; purpose: StorePurpose; subjectId: number; amount: number; title: string }
type Link = Wanted & { createdAt: Date; withdrawnAt: Date | null }

/** Payment links that an Admin raised in the Store: some wait, some were paid, some are over, some were withdrawn. */
export function paymentLinksOf(world: World, openings: Openings, sales: readonly Sale[]) {
  const random = streamOf(world.seed, 'payment-links')
  const open = [...unverified(world, random), ...accepted(world, openings), ...undecided(openings, sales)]
  const links: Link[] = [
    ...open.map((request) => ({
      ...request,
      createdAt: inOfficeHours(world, daysAgo(world, 0.2 + 6 * random.next())),
      withdrawnAt: null,
    })),
    ...paid(world, openings, sales, random),
    ...over(world, undecided(openings, sales, 3, 4), random),
  ]
  const rows = links
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map((link) => ({
      id: uuidOf(random),
      ...link,
      requestedBy: known.admin.id,
      expiresAt: new Date(link.createdAt.getTime() + linkDays.payment * dayMs),
    }))
  return { rows, actions: rows.flatMap(actionsOf) }
}

function isPlain(accountId: number): boolean {
  return accountId >= firstIds.candidate && !isCast(accountId)
}

const verification = { purpose: 'VSP', subjectId: 0, amount: prices.vsp, title: 'Verified skills profile' } as const

/** Three candidates who may apply for verification and have not. */
function unverified(world: World, random: Random): Wanted[] {
  const found = new Set<number>()
  for (let tries = 0; world.candidates > 0 && tries < 200 && found.size < 3; tries += 1) {
    const { account, candidate, vspApplication } = candidateAt(world, random.int(0, world.candidates - 1))
    const why = whyNotApply(vspApplication?.verified ?? null, candidate.profileProgress)
    if (!why && isPlain(account.id)) found.add(account.id)
  }
  return [...found].map((personId) => ({ ...verification, personId }))
}

/** Three who were accepted by drives that are not over. */
function accepted(world: World, { drives, toDrives }: Openings): Wanted[] {
  const byId = new Map(drives.filter((drive) => isOpen(drive, world.now)).map((drive) => [drive.id, drive]))
  return toDrives
    .filter((application) => mayPay(application) && isPlain(application.candidateId))
    .flatMap(({ candidateId, driveId }) => {
      const drive = byId.get(driveId)
      return drive ? [feeOf(candidateId, drive)] : []
    })
    .slice(0, 3)
}

function feeOf(personId: number, { id, title }: { id: number; title: string }): Wanted {
  return { personId, purpose: 'PlacementDrive', subjectId: id, amount: prices.drive, title }
}

/** Some who applied to a course with a price and have not bought it. */
function undecided({ courses, toCourses }: Openings, sales: readonly Sale[], from = 0, count = 3): Wanted[] {
  const bought = new Set(
    sales.filter(({ purpose }) => purpose === 'Course').map(({ personId, subjectId }) => `${personId} ${subjectId}`),
  )
  return toCourses.applications
    .filter(({ candidateId, courseId }) => isPlain(candidateId) && !bought.has(`${candidateId} ${courseId}`))
    .flatMap(({ candidateId, courseId }) => {
      const course = courses.find(({ id }) => id === courseId)
      if (!course || course.price === null) return []
      const { title, price } = course
      return [{ personId: candidateId, purpose: 'Course' as const, subjectId: courseId, amount: price, title }]
    })
    .slice(from, from + count)
}

/** Four fees of drives that were paid within two days of their link. */
function paid(world: World, { drives }: Openings, sales: readonly Sale[], random: Random): Link[] {
  return sales
    .filter(({ purpose, personId }) => purpose === 'PlacementDrive' && isPlain(personId))
    .slice(-4)
    .flatMap(({ personId, subjectId, at }) => {
      const drive = drives.find(({ id }) => id === subjectId)
      const createdAt = inOfficeHours(world, new Date(at.getTime() - random.int(dayMs / 2, 2 * dayMs)))
      return drive ? [{ ...feeOf(personId, drive), createdAt, withdrawnAt: null }] : []
    })
}

/** Links that were never paid: every other one was withdrawn, the rest have expired. */
function over(world: World, request: readonly Wanted[], random: Random): Link[] {
  return request.map((one, at) => {
    const createdAt = inOfficeHours(world, daysAgo(world, 10 + 20 * random.next()))
    return { ...one, createdAt, withdrawnAt: at % 2 === 0 ? new Date(createdAt.getTime() + dayMs) : null }
  })
}

function actionsOf({ id, personId, purpose, createdAt, withdrawnAt }: Link & { id: string }): Action[] {
  const change = { actorId: known.admin.id, subjectId: personId, detail: { order: id, purpose } }
  const raised = { ...change, action: 'payment-requested' as const, at: createdAt }
  return withdrawnAt ? [raised, { ...change, action: 'payment-link-withdrawn' as const, at: withdrawnAt }] : [raised]
}
