import { type StandinOrder, type StandinPayment, type StandinRefund, StandinRefusal } from './shapes.ts'

/** Reports an event: Razorpay's name of it, and its entities. */
type Notify = (event: string, payload: Record<string, unknown>) => void

/** The stand-in's records, and what its calls need: the time, new ids, and a way to report events. */
export type Records = ReturnType<typeof createRecords>

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** An instant in seconds since 1970, as Razorpay uses. */
export const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000)

function newId(kind: string) {
  const random = Array.from(crypto.getRandomValues(new Uint8Array(14)), (byte) => letters[byte % letters.length])
  return `${kind}_${random.join('')}`
}

/** The row with an id; refuses an unknown id. */
export function find<T>(rows: Map<string, T>, id: string): T {
  const row = rows.get(id)
  if (!row) throw new StandinRefusal(400, 'The id provided does not exist')
  return row
}

/** Empty records. */
export function createRecords(now: () => Date, notify: Notify) {
  return {
    orders: new Map<string, StandinOrder>(),
    payments: new Map<string, StandinPayment>(),
    refunds: new Map<string, StandinRefund>(),
    /** Refunds by the idempotency key of their request, with its body. */
    refundsByKey: new Map<string, { refund: StandinRefund; body: string }>(),
    now,
    notify,
    newId,
  }
}
