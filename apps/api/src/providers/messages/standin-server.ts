import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A stand-in's response. */
export type StandinAnswer = { status: number; body: unknown }

/** A request to a stand-in. */
export type StandinRequest = { method: string; path: string; headers: IncomingMessage['headers']; body: string }

/** A stand-in on its own port that can be set to fail. */
export type Standin = {
  url: string
  /** Gives the next requests this response, and does not record them. */
  failNext: (times: number, answer: StandinAnswer) => void
  close: () => Promise<void>
}

/** Starts an HTTP server that speaks a provider's protocol on the loopback address. */
export async function startStandin(answer: (request: StandinRequest) => StandinAnswer): Promise<Standin> {
  const failures: StandinAnswer[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const { method = 'GET', url: path = '/', headers } = request
    const { status, body: said } = failures.shift() ?? answer({ method, path, headers, body })
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failNext: (times, failure) => void failures.push(...Array.from({ length: times }, () => failure)),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
