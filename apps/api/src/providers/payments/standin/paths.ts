import { rupeesText } from '@pramaan/domain/money'
import { checkoutPage, checkoutScript } from './checkout-page.ts'
import type { Ledger } from './ledger.ts'
import { StandinRefusal } from './shapes.ts'

/** A request to the stand-in. */
export type StandinRequest = {
  method: string
  path: string
  query: URLSearchParams
  body: Record<string, unknown>
  header: (name: string) => string | undefined
}

type Outcome = 'success' | 'failure' | 'authorized'
type Standin = { ledger: Ledger; pay: (orderId: string, outcome: Outcome) => unknown; authorization: string }
type Answered = { status: number; body: unknown; type?: string }
type Path = { at: RegExp; open?: true; answer: (standin: Standin, request: StandinRequest, id: string) => unknown }

const collection = (items: unknown[]) => ({ entity: 'collection', count: items.length, items })

const page = (type: string, text: string): Answered => ({ status: 200, body: text, type })

/** Every path of the stand-in; `open` ones need no key. */
const paths: readonly Path[] = [
  { at: /^POST \/v1\/orders$/, answer: ({ ledger }, { body }) => ledger.createOrder(body) },
  { at: /^GET \/v1\/orders\/(\w+)$/, answer: ({ ledger }, _, id) => ledger.order(id) },
  {
    at: /^GET \/v1\/orders\/(\w+)\/payments$/,
    answer: ({ ledger }, _, id) => collection(ledger.paymentsOf(ledger.order(id).id)),
  },
  { at: /^GET \/v1\/payments\/(\w+)$/, answer: ({ ledger }, _, id) => ledger.payment(id) },
  {
    at: /^POST \/v1\/payments\/(\w+)\/capture$/,
    answer: ({ ledger }, { body }, id) => ledger.capture(id, body.amount),
  },
  {
    at: /^POST \/v1\/payments\/(\w+)\/refund$/,
    answer: ({ ledger }, { body, header }, id) => ledger.refund(id, body, header('x-refund-idempotency')),
  },
  {
    at: /^GET \/v1\/payments\/(\w+)\/refunds$/,
    answer: ({ ledger }, _, id) => collection(ledger.refundsOf(ledger.payment(id).id)),
  },
  { at: /^GET \/v1\/checkout\.js$/, open: true, answer: () => page('text/javascript', checkoutScript) },
  {
    at: /^GET \/v1\/checkout\/embedded$/,
    open: true,
    answer: ({ ledger }, { query }) =>
      page('text/html', checkoutPage(rupeesText(ledger.order(query.get('order_id') ?? '').amount))),
  },
  {
    at: /^POST \/standin\/pay$/,
    open: true,
    answer: ({ pay }, { body }) => pay(String(body.orderId), body.outcome as Outcome),
  },
]

/** The stand-in's answer to a request; refuses with Razorpay's error codes. */
export function answerTo(standin: Standin, request: StandinRequest): Answered {
  const callName = `${request.method} ${request.path}`
  const path = paths.find(({ at }) => at.test(callName))
  if (!path) throw new StandinRefusal(404, 'The requested URL was not found on the server.')
  if (!path.open && request.header('authorization') !== standin.authorization)
    throw new StandinRefusal(401, 'Authentication failed')
  const answer = path.answer(standin, request, path.at.exec(callName)?.[1] ?? '')
  return isPage(answer) ? answer : { status: 200, body: answer }
}

function isPage(answer: unknown): answer is Answered {
  return typeof answer === 'object' && answer !== null && 'type' in answer && 'body' in answer
}
