import type { Send } from '@pramaan/api-client'
import type { FastifyInstance } from 'fastify'

/** Sends through the server's own `inject`, from one address, keeping the session cookie as a browser does. */
export function sendTo(app: FastifyInstance, address = '203.0.113.1'): Send {
  const jar = new Map<string, string>()
  return async (url, init) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const sent = await sentOf(init.body)
    const response = await app.inject({
      url,
      method: init.method as 'GET',
      remoteAddress: address,
      headers: { 'sec-fetch-site': 'same-origin', ...init.headers, ...(cookie && { cookie }), ...sent.headers },
      ...(sent.payload !== undefined && { payload: sent.payload }),
    })
    for (const { name, value } of response.cookies) value ? jar.set(name, value) : jar.delete(name)
    return { status: response.statusCode, json: async () => response.json() }
  }
}

/** A body as it is sent: a form with its boundary. */
async function sentOf(body: Parameters<Send>[1]['body']) {
  if (!(body instanceof FormData)) return { payload: body, headers: {} }
  const form = new Response(body)
  const type = form.headers.get('content-type') ?? ''
  return { payload: Buffer.from(await form.arrayBuffer()), headers: { 'content-type': type } }
}
