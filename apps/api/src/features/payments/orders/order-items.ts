import type { Queryable } from '@pramaan/database/client'
import { profileStrength } from '@pramaan/domain/candidate'
import { statusAfter, takesPart, whyNotStartPayment } from '@pramaan/domain/drive-application'
import type { OrderPurpose } from '@pramaan/domain/payment'
import { vspAfter, vspStatus, whyNotApply } from '@pramaan/domain/verification'
import type { Deps } from '../../../deps.ts'
import { found } from '../../../http/refusals/refuse.ts'
import { writeSearchRow } from '../../../services/search/projection/search-row.queries.ts'
import {
  enrol,
  findCourseToJoin,
  isEnrolledIn,
  lockCourseWithdrawal,
  lockMyDriveApplication,
} from '../../applications/applying/apply.queries.ts'
import { storeDriveMove } from '../../applications/moves.queries.ts'
import { readVerification } from '../../candidates/candidates.queries.ts'
import { vspStatusOf } from '../../candidates/profile/profile-answer.ts'
import { readFacts } from '../../candidates/progress.queries.ts'
import { readPrices } from '../plans/prices.queries.ts'
import type { Kind } from './item-kind.ts'
import {
  deleteEnrolment,
  deleteVsp,
  findCourseTitles,
  findDrive,
  findDriveTitles,
  insertVsp,
  lockVsp,
  type OrderItem,
} from './order-items.queries.ts'
import { planItem } from './plan-item.ts'

/** The items for sale: verification, a seat in a drive, a course, days of a plan. */
export const kinds: Record<OrderPurpose, Kind> = {
  VSP: {
    async whyNotBuy(_deps, db, { personId }) {
      const status = vspStatusOf(found(await readVerification(db, personId)))
      const why = whyNotApply(status, profileStrength(found(await readFacts(db, personId))))
      if (why === 'profile-incomplete') return why
      return why && 'wrong-state'
    },
    price: async (db) => (await readPrices(db)).vsp,
    titles: async (_db, subjectIds) => new Map(subjectIds.map((id) => [id, 'Verified skills profile'])),
    async fulfil(deps, db, { personId }) {
      const status = vspStatusOf(found(await readVerification(db, personId)))
      if (vspAfter(status, 'apply') === undefined || !(await insertVsp(db, personId, deps.now())))
        return 'already-given'
      await writeSearchRow(deps, db, personId)
      return undefined
    },
    async revoke(deps, db, { personId }) {
      const application = await lockVsp(db, personId)
      // A verified candidate stays verified: the work is done, and hr's decision remains.
      if (!application || vspAfter(application.verified, 'withdraw') !== vspStatus('never-applied')) return
      await deleteVsp(db, personId)
      await writeSearchRow(deps, db, personId)
    },
  },
  PlacementDrive: {
    async whyNotBuy(deps, db, item) {
      const drive = await findDrive(db, item.subjectId)
      if (!drive) return 'not-found'
      if (!drive.employerOpen) return 'wrong-state'
      const application = await lockApplication(db, item)
      const state = {
        status: application?.status ?? ('NotApplied' as const),
        since: application?.updatedAt ?? deps.now(),
      }
      return whyNotStartPayment(state, drive, deps.now()) && 'wrong-state'
    },
    price: async (db, { subjectId }) => ((await findDrive(db, subjectId)) ? (await readPrices(db)).drive : undefined),
    titles: findDriveTitles,
    async fulfil(deps, db, item) {
      if (!(await findDrive(db, item.subjectId))) return 'gone'
      const application = await lockApplication(db, item)
      if (!application) return 'not-accepted'
      if (takesPart(application.status)) return 'already-given'
      return moveBy('pay', deps, db, application)
    },
    async revoke(deps, db, item) {
      const application = await lockApplication(db, item)
      if (application) await moveBy('refund', deps, db, application)
    },
  },
  Course: {
    async whyNotBuy(_deps, db, item) {
      const course = await findCourseToJoin(db, item.subjectId)
      if (!course) return 'not-found'
      const { subjectId, personId } = item
      if (course.price === null || (await isEnrolledIn(db, subjectId, personId))) return 'wrong-state'
      return (await lockCourseWithdrawal(db, subjectId, personId)) ? 'wrong-state' : undefined
    },
    async price(db, { subjectId }) {
      const course = await findCourseToJoin(db, subjectId)
      return course && (course.price ?? 0)
    },
    titles: findCourseTitles,
    async fulfil(deps, db, item, orderId) {
      if (!(await findCourseToJoin(db, item.subjectId))) return 'gone'
      if (await lockCourseWithdrawal(db, item.subjectId, item.personId)) return 'not-accepted'
      const enrolment = { courseId: item.subjectId, candidateId: item.personId, orderId, createdAt: deps.now() }
      return (await enrol(db, enrolment)) ? undefined : 'already-given'
    },
    revoke: (_deps, db, _item, orderId) => deleteEnrolment(db, orderId),
  },
  Plan: planItem,
}

/** The name of an order's item, for receipts and messages. */
export async function titleOf(db: Queryable, item: OrderItem) {
  return (await titlesOf(db, [item]))(item) ?? item.purpose
}

/** What the items of many orders are called. */
export async function titlesOf(db: Queryable, items: readonly Pick<OrderItem, 'purpose' | 'subjectId'>[]) {
  const titles = new Map<OrderPurpose, ReadonlyMap<number, string>>()
  for (const [purpose, ofKind] of Map.groupBy(items, ({ purpose }) => purpose))
    titles.set(purpose, await kinds[purpose].titles(db, [...new Set(ofKind.map(({ subjectId }) => subjectId))]))
  return ({ purpose, subjectId }: Pick<OrderItem, 'purpose' | 'subjectId'>) => titles.get(purpose)?.get(subjectId)
}

const lockApplication = (db: Queryable, { personId, subjectId }: OrderItem) =>
  lockMyDriveApplication(db, subjectId, personId)

type Application = NonNullable<Awaited<ReturnType<typeof lockApplication>>>
async function moveBy(action: 'pay' | 'refund', deps: Deps, db: Queryable, application: Application) {
  const to = statusAfter(application.status, action)
  if (!to) return 'not-accepted' as const
  await storeDriveMove(db, { application, to, mover: 'payment', movedBy: null, at: deps.now() })
  return undefined
}
