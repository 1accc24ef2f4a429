import {
  coupons,
  courses,
  driveApplications,
  grants,
  orders,
  payments,
  placementDrives,
  refunds,
  vspApplications,
} from '@pramaan/database/schema'
import { eq } from 'drizzle-orm'
import { refundCancelledDrives } from '../../features/payments/refunds/cancelled-drives.ts'
import { workEvents } from '../../features/payments/settlement/events.ts'
import { reconcileOrders, releaseCoupons, sendRefunds } from '../../features/payments/settlement/rounds.ts'
import { only } from '../../http/refusals/refuse.ts'
import type { Standin } from '../../providers/payments/standin/standin.ts'
import type { startApi } from '../server/start-api.ts'

type Api = Awaited<ReturnType<typeof startApi>>
type Paid = ReturnType<Standin['pay']>

/** Helpers for payment tests: buyers, items to buy, the provider's stand-in, background rounds, and the ledger. */
export function shopOf(api: Api) {
  const { db, deps } = api
  if (!api.standin) throw new Error('The stand-in does not run')
  const standin = api.standin

  return {
    standin,
    /** A candidate whose profile is complete enough for verification. */
    aBuyer: () => api.aCandidate({ degree: 'B.Com', cv: '/cv.pdf', image: '/me.png', professionalSkills: ['Tally'] }),
    async aDrive(changes: Partial<typeof placementDrives.$inferInsert> = {}) {
      const about = {
        title: 'Nashik drive',
        location: 'Nashik',
        fromDate: '2026-11-20',
        toDate: '2026-11-30',
        openings: 5,
      }
      return only(
        await db
          .insert(placementDrives)
          .values({ ...about, createdAt: deps.now(), ...changes })
          .returning(),
      )
    },
    async anApplication(driveId: number, candidateId: number, status: 'Accepted' | 'Pending' = 'Accepted') {
      const at = deps.now()
      const row = { driveId, candidateId, status, createdAt: at, updatedAt: at }
      return only(await db.insert(driveApplications).values(row).returning())
    },
    async aCourse(price: number | null = 250_000) {
      const row = { title: 'Tally course', price, categoryId: 1, createdAt: deps.now() }
      return only(await db.insert(courses).values(row).returning())
    },
    async aCoupon(changes: Partial<typeof coupons.$inferInsert> = {}) {
      const admin = await api.aStaffMember('Admin')
      const at = deps.now()
      const usual = {
        code: 'DIWALI20',
        kind: 'percent',
        value: 20,
        products: ['VSP', 'PlacementDrive', 'Course'],
      } as const
      const row = {
        ...usual,
        products: [...usual.products],
        createdBy: admin.id,
        createdAt: at,
        updatedAt: at,
        ...changes,
      }
      return only(await db.insert(coupons).values(row).returning())
    },
    /** An order for verification. */
    async order(person: { id: number }) {
      const client = await api.as(person)
      return (await client.payments.createOrder({ body: { userId: person.id, amount: 500 } })).orderId
    },
    /** Sends the checkout's result as a browser does. */
    verify: (paid: Paid) => api.client().payments.verify({ body: paid }),
    /** How an Admin refunds the first payment, or a part of it. */
    async refunding() {
      const [payment] = await db.select().from(payments)
      const admin = await api.as(await api.aStaffMember('Admin'))
      return (amount?: number) =>
        admin.payments.refund({
          params: { paymentId: payment?.id ?? 0 },
          body: { reason: 'Asked by phone', ...(amount !== undefined && { amount }) },
        })
    },
    /** Delivers the stand-in's signed webhook to the server; returns the status. */
    async deliver(event: string | number, times = 1) {
      const named = typeof event === 'number' ? standin.webhooks.sent[event] : undefined
      const webhook = named ?? standin.webhooks.sent.findLast((one) => one.event === event)
      if (!webhook) throw new Error(`No webhook ${event}`)
      const statuses: number[] = []
      for (let n = 0; n < times; n += 1) {
        const { body: payload, headers } = webhook
        const answer = await api.app.inject({ method: 'POST', url: '/api/payments/webhook', headers, payload })
        statuses.push(answer.statusCode)
      }
      return statuses
    },
    /** All background rounds once. */
    async work() {
      await workEvents(deps)
      await reconcileOrders(deps)
      await refundCancelledDrives(deps)
      await sendRefunds(deps)
      await releaseCoupons(deps)
    },
    /** The ledger in paise, ours and the provider's. */
    async ledger() {
      const rows = await db.select().from(payments)
      const captured = rows.filter(({ capturedAt }) => capturedAt !== null)
      const live = (await db.select().from(grants)).filter(({ revokedAt }) => revokedAt === null)
      const back = await db.select().from(refunds)
      const sum = (list: readonly { amount: number }[]) => list.reduce((total, { amount }) => total + amount, 0)
      const atProvider = [...standin.ledger.payments.values()]
      return {
        captures: sum(captured),
        grants: sum(live),
        refunds: sum(back),
        provider: {
          captures: sum(atProvider.filter(({ captured: here }) => here)),
          refunds: atProvider.reduce((total, { amount_refunded }) => total + amount_refunded, 0),
        },
      }
    },
    theOrder: async (providerOrderId: string) =>
      only(await db.select().from(orders).where(eq(orders.providerOrderId, providerOrderId))),
    isApplied: async (candidateId: number) =>
      (await db.$count(vspApplications, eq(vspApplications.candidateId, candidateId))) === 1,
  }
}
