import type { IncomingMessage } from 'node:http'
import {
  checkedUrl,
  internet,
  type PageProblem,
  PageRefused,
  type PublicNetwork,
  requestPublic,
} from './public-request.ts'

const pageHeaders = { accept: 'text/html,application/xhtml+xml', 'accept-encoding': 'identity' }

/** The limits of fetching a page: bytes, milliseconds in total, redirects. */
const pageLimits = { bytes: 2_000_000, milliseconds: 10_000, redirects: 3 } as const

/** The network, with limits that a test may lower. */
export type PageNetwork = PublicNetwork & { limits?: Partial<Record<keyof typeof pageLimits, number>> }

/** The text of a page by its address. Throws `PageRefused`. */
export type FetchPage = (address: string) => Promise<string>

/**
 * Fetches a public `https` page (D32). A host's addresses are checked before the connection, which then goes to exactly
 * the checked address, so that a changed DNS entry has no effect; each redirect is checked like the first URL. No
 * cookie, credential or other header of ours is sent.
 */
export function createFetchPage(network: PageNetwork = internet): FetchPage {
  const limits = { ...pageLimits, ...network.limits }
  return async (address) => {
    const signal = AbortSignal.timeout(limits.milliseconds)
    let url = checkedUrl(address)
    for (let hop = 0; hop <= limits.redirects; hop += 1) {
      const response = await requestPublic(url, network, { signal, headers: pageHeaders })
      const next = redirectOf(response)
      if (next === undefined) return pageText(response, limits.bytes, signal)
      response.destroy()
      url = checkedUrl(next, url)
    }
    throw new PageRefused('too-many-redirects')
  }
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  return statusCode >= 300 && statusCode < 400 ? headers.location : undefined
}

async function pageText(response: IncomingMessage, mostBytes: number, signal: AbortSignal): Promise<string> {
  const { statusCode, headers } = response
  const refuse = (problem: PageProblem): never => {
    response.destroy()
    throw new PageRefused(problem)
  }
  if (statusCode !== 200) refuse(statusCode === 404 || statusCode === 410 ? 'not-found' : 'unreachable')
  if (!/^(text\/html|application\/xhtml\+xml)\b/i.test(headers['content-type'] ?? '')) refuse('not-a-page')
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') refuse('not-a-page')
  if (Number(headers['content-length'] ?? 0) > mostBytes) refuse('too-large')
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > mostBytes) refuse('too-large')
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof PageRefused) throw error
    throw new PageRefused(signal.aborted ? 'too-slow' : 'unreachable')
  }
  return decoded(Buffer.concat(chunks), headers['content-type'])
}

/** Decodes a page with the encoding that it declares, or else UTF-8; a letter that can't be read becomes `\ufffd`. */
function decoded(bytes: Buffer, type = ''): string {
  const start = bytes.toString('latin1', 0, 2048)
  const [, named = 'utf-8'] =
    /charset=["']?([\w-]+)/i.exec(type) ?? /<meta[^>]+charset=["']?([\w-]+)/i.exec(start) ?? []
  try {
    return new TextDecoder(named).decode(bytes)
  } catch {
    return bytes.toString('utf8')
  }
}
