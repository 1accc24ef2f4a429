import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { localCertificate } from './local-certificate.ts'

/** The server's responses by path. */
export type Pages = Record<string, (request: IncomingMessage, response: ServerResponse) => void>

/** A real local https server; `asked` lists the requested paths. */
export async function startPageServer(pages: Pages) {
  const requests: string[] = []
  const server = createServer(localCertificate, (request, response) => {
    requests.push(request.url ?? '')
    const page = pages[request.url ?? '']
    if (page) page(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    requests,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Responds with an HTML page. */
export function html(body: string): Pages[string] {
  return (_, response) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body)
}
