import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { found, Refuse } from '../../http/refusals/refuse.ts'
import { receiptFiles, receiptOf } from './receipts/receipt-link.ts'
import { receiptPdf } from './receipts/receipt-pdf.ts'
import { receiveEvent } from './settlement/events.ts'

/** The two calls with raw bodies: the provider's webhook, whose signature covers its bytes, and a receipt's PDF. */
export async function installPaymentFiles(api: FastifyInstance, deps: Deps) {
  await api.register(async (hooks) => {
    hooks.removeAllContentTypeParsers()
    hooks.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    // The provider's retries come in bursts from few addresses.
    const config = { rateLimit: { max: 6000, timeWindow: 60_000 } }
    hooks.post('/payments/webhook', { schema: { hide: true }, config }, async ({ body, headers }, reply) => {
      const signature = String(headers['x-razorpay-signature'] ?? '')
      const eventId = headers['x-razorpay-event-id']?.toString()
      const saved = Buffer.isBuffer(body) && (await receiveEvent(deps, { body, signature, eventId }))
      if (!saved) throw new Refuse('invalid')
      return reply.send({ message: 'Success', data: null })
    })
  })
  api.get<{ Querystring: { token?: string } }>(receiptFiles, { schema: { hide: true } }, async ({ query }, reply) => {
    const { number, pdf } = found(await receiptPdf(deps, found(await receiptOf(deps, String(query.token ?? '')))))
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${number.replaceAll('/', '-')}.pdf"`)
      .type('application/pdf')
      .send(pdf)
  })
}
