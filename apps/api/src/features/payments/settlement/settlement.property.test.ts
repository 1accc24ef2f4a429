import { Refused } from '@pramaan/api-client'
import { grants, payments, refunds, vspApplications } from '@pramaan/database/schema'
import { emptyTables } from '@pramaan/database/testing/database'
import { longTestMs } from '@pramaan/testing/patience'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ProviderFailure } from '../../../providers/payments/provider.ts'
import { StandinRefusal } from '../../../providers/payments/standin/shapes.ts'
import { shopOf } from '../../../testing/scenarios/shop.ts'
import { inDeepRun } from '../../../testing/server/deep-run.ts'
import { startApi } from '../../../testing/server/start-api.ts'

const api = await startApi()
const shop = shopOf(api)
const { standin } = shop
const paymentAt = (at: number) => [...standin.ledger.payments.values()][at % Math.max(1, standin.ledger.payments.size)]

type World = { person: { id: number }; orders: string[]; paid: ReturnType<typeof standin.pay>[] }
type Action = (world: World) => Promise<unknown>

function isPartOfTheGame(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isPartOfTheGame)
  if (error instanceof Refused) return error.status < 500 || error.body.code === 'payment-provider'
  return error instanceof StandinRefusal || error instanceof ProviderFailure
}

/** Refusals by the stand-in, and by the server while the provider is down, are expected. */
const lenient =
  (action: Action): Action =>
  async (world) => {
    try {
      await action(world)
    } catch (error) {
      if (!isPartOfTheGame(error)) throw error
    }
  }

const order: Action = async ({ person, orders }) => {
  const id = await shop.order(person)
  if (!orders.includes(id)) orders.push(id)
}

const pick = <T>(list: readonly T[], at: number) => list[at % Math.max(1, list.length)]

const actions = fc.oneof(
  fc.constant(['order', order] as const),
  fc
    .tuple(fc.nat(3), fc.constantFrom('success' as const, 'failure' as const, 'authorized' as const), fc.boolean())
    .map(([at, outcome, again]) => {
      const pay: Action = async ({ orders, paid }) => {
        const id = pick(orders, at)
        if (id) paid.push(standin.pay(id, outcome, again))
      }
      return [`pay ${at} ${outcome}${again ? ' again' : ''}`, pay] as const
    }),
  fc.nat(9).map((at) => {
    const verify: Action = async ({ paid }) => {
      const one = pick(paid, at)
      if (one) await shop.verify(one)
    }
    return [`verify ${at}`, verify] as const
  }),
  fc.tuple(fc.nat(20), fc.integer({ min: 1, max: 3 })).map(([at, times]) => {
    const deliver: Action = async () => {
      const { sent } = standin.webhooks
      if (sent.length) await shop.deliver(at % sent.length, times)
    }
    return [`webhook ${at} ×${times}`, deliver] as const
  }),
  fc.tuple(fc.nat(9), fc.constantFrom(undefined, 10_000, 25_000)).map(([at, amount]) => {
    const back: Action = async () => {
      const payment = paymentAt(at)
      if (payment) standin.ledger.refund(payment.id, amount ? { amount } : {})
    }
    return [`refund at the provider ${at} ${amount ?? 'whole'}`, back] as const
  }),
  fc.nat(9).map((at) => {
    const admin: Action = async () => {
      const row = pick(await api.db.select().from(payments), at)
      if (!row) return
      const client = await api.as(await api.aStaffMember('Admin'))
      await client.payments.refund({ params: { paymentId: row.id }, body: { reason: 'Asked for' } })
    }
    return [`refund by an Admin ${at}`, admin] as const
  }),
  fc.nat(9).map((at) => {
    const late: Action = async () => {
      const payment = paymentAt(at)
      if (payment?.status === 'failed') standin.ledger.authoriseLate(payment.id)
    }
    return [`authorised late ${at}`, late] as const
  }),
  fc.constantFrom('error' as const, 'lost' as const).map((kind) => {
    const fault: Action = async () => standin.fail(/./, kind)
    return [`the provider's next answer: ${kind}`, fault] as const
  }),
  fc.integer({ min: 1, max: 40 }).map((minutes) => {
    const work: Action = async () => {
      api.pass(minutes * 60_000)
      await shop.work()
    }
    return [`${minutes} minutes and the rounds`, work] as const
  }),
)

/** All paise received are, to the paisa, behind fulfilled items or being refunded. */
async function expectExact() {
  const { captures, grants: fulfilled, refunds: back } = await shop.ledger()
  expect(captures).toBe(fulfilled + back)
}

test('for any order of verify, webhook, retry, refund and crash: captures = live grants + refunds, always [C-321]', {
  timeout: longTestMs,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(actions, { minLength: 3, maxLength: 14 }), async (list) => {
      await emptyTables(api.db)
      standin.clear()
      const world: World = { person: await shop.aBuyer(), orders: [], paid: [] }
      await lenient(order)(world)
      for (const [, action] of list) {
        await lenient(action)(world)
        await expectExact()
      }
      await calm()
      await expectSettled(world)
    }),
    { numRuns: inDeepRun(40, 10), endOnFailure: true },
  )
})

/** A day without faults, with every webhook delivered twice. */
async function calm() {
  for (let at = 0; at < standin.webhooks.sent.length; at += 1) await shop.deliver(at)
  for (let hour = 0; hour < 30; hour += 3) {
    api.pass(3 * 3600_000)
    await shop.work().catch(() => undefined)
  }
  await shop.work()
}

/** Finally our ledger matches the provider's, and the order item was delivered exactly when a grant exists. */
async function expectSettled({ person }: World) {
  const { captures, grants: fulfilled, refunds: back, provider } = await shop.ledger()
  expect({ captures, refunds: back }).toEqual(provider)
  expect(captures).toBe(fulfilled + back)
  const live = (await api.db.select().from(grants)).filter(({ revokedAt }) => !revokedAt)
  expect(live.length).toBeLessThanOrEqual(1)
  expect(await shop.isApplied(person.id)).toBe(live.length === 1)
  expect(await api.db.$count(vspApplications)).toBe(live.length)
  const open = (await api.db.select().from(refunds)).filter(({ state }) => state !== 'processed')
  expect(open).toEqual([])
}
