import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hmac } from '../razorpay.ts'
import { createFaults } from './faults.ts'
import { createLedger } from './ledger.ts'
import { answerTo, type StandinRequest } from './paths.ts'
import { StandinRefusal } from './shapes.ts'
import { createWebhooks } from './webhooks.ts'

type Options = { keyId: string; keySecret: string; webhookSecret: string; now: () => Date; port?: number }

/** A payment provider with Razorpay's protocol on a separate port: for the demo and tests, never for real money. */
export async function startStandin(options: Options) {
  const faults = createFaults()
  let webhookSecret = options.webhookSecret
  const webhooks = createWebhooks({ secret: () => webhookSecret, now: options.now })
  const ledger = createLedger(options.now, webhooks.notify)
  const authorization = `Basic ${Buffer.from(`${options.keyId}:${options.keySecret}`).toString('base64')}`

  /** Simulates the person at the checkout and returns what the browser would get. */
  function pay(orderId: string, outcome: 'success' | 'failure' | 'authorized' = 'success', again = false) {
    const payment = ledger.pay(orderId, outcome, again)
    return {
      razorpay_order_id: orderId,
      razorpay_payment_id: payment.id,
      razorpay_signature: hmac(options.keySecret, `${orderId}|${payment.id}`),
    }
  }

  const server = createServer(async (request, response) => {
    const call = await read(request)
    const fault = call.path.startsWith('/v1/checkout') ? undefined : faults.next(`${request.method} ${call.path}`)
    if (fault === 'hang') return
    if (fault === 'error') return send(response, 500, errorBody('SERVER_ERROR', 'We are facing some trouble'))
    const answer = answerOf(call)
    if (fault === 'lost') return request.socket.destroy()
    send(response, answer.status, answer.body, answer.type)
  })

  function answerOf(call: StandinRequest) {
    try {
      return answerTo({ ledger, pay, authorization }, call)
    } catch (error) {
      if (!(error instanceof StandinRefusal)) throw error
      return { status: error.status, body: errorBody('BAD_REQUEST_ERROR', error.message) }
    }
  }

  await new Promise<void>((done) => server.listen(options.port ?? 0, '127.0.0.1', done))
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ledger,
    webhooks,
    pay,
    /** Makes calls to a path ("POST /v1/orders") fail. */
    fail: faults.add,
    /** Signs webhooks with another secret from now on. */
    changeSecret: (secret: string) => {
      webhookSecret = secret
    },
    clear() {
      faults.clear()
      webhookSecret = options.webhookSecret
      ledger.clear()
      webhooks.clear()
    },
    stop: () => stopServer(server, webhooks.clear),
  }
}

/** The running stand-in. */
export type Standin = Awaited<ReturnType<typeof startStandin>>

function stopServer(server: Server, clear: () => void) {
  clear()
  server.closeAllConnections()
  return new Promise<void>((done) => server.close(() => done()))
}

async function read(request: IncomingMessage): Promise<StandinRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const url = new URL(request.url ?? '/', 'http://standin')
  const text = Buffer.concat(chunks).toString()
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
    header: (name) => request.headers[name]?.toString(),
  }
}

function errorBody(code: string, description: string) {
  return {
    error: { code, description, source: 'business', step: 'payment_initiation', reason: 'input_validation_failed' },
  }
}

function send(response: ServerResponse, status: number, body: unknown, type = 'application/json') {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text)
}
