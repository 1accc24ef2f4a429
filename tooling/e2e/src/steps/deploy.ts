import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Where the server of this run listens. */
const port = Number(process.env.E2E_PORT ?? 3900)

const host = `candidate.localhost:${port}`
const [files, nextFiles] = ['/assets/', '/assets/next/']

/**
 * The candidate app in front of the server of this run. In its next version all its files have other names, and its
 * worker is another one, as after a build.
 */
export async function startDeployed() {
  let version: 'first' | 'next' = 'first'
  const server = createServer((asked, answer) => forward(asked, answer, () => version === 'next'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: openPort } = server.address() as AddressInfo
  return {
    address: (path: string) => `http://candidate.localhost:${openPort}${path}`,
    deploy: (to: typeof version) => {
      version = to
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function forward(asked: IncomingMessage, answer: ServerResponse, isNext: () => boolean) {
  const { url = '/', method, headers } = asked
  const path = url.replace(nextFiles, files)
  const sentHeaders = {
    ...headers,
    host,
    'accept-encoding': 'identity',
    ...(headers.origin && { origin: `http://${host}` }),
  }
  const sent = request({ host: '127.0.0.1', port, path, method, headers: sentHeaders }, (answered) => {
    const changed = isNext() ? changeOf(path, answered) : undefined
    if (!changed) {
      answer.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(answer)
      return
    }
    const { 'content-length': _, ...others } = answered.headers
    answer.writeHead(answered.statusCode ?? 502, others)
    const parts: Buffer[] = []
    answered.on('data', (part: Buffer) => parts.push(part))
    answered.on('end', () => answer.end(changed(Buffer.concat(parts).toString())))
  })
  sent.on('error', () => answer.destroy())
  asked.pipe(sent)
}

/** What another build would change in this answer. */
function changeOf(path: string, { headers }: IncomingMessage) {
  if (path === '/offline.js') return (text: string) => `${text}\n// The next version.\n`
  const isPage = headers['content-type']?.startsWith('text/html')
  return isPage ? (text: string) => text.replaceAll(`"${files}`, `"${nextFiles}`) : undefined
}
