import { lookup as systemLookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Why a page was not fetched. */
export type PageProblem =
  | 'not-https'
  | 'not-public'
  | 'not-found'
  | 'unreachable'
  | 'too-slow'
  | 'too-large'
  | 'not-a-page'
  | 'too-many-redirects'

/** A page that was not fetched, with the reason. */
export class PageRefused extends Error {
  readonly problem: PageProblem

  constructor(problem: PageProblem) {
    super(problem)
    this.name = 'PageRefused'
    this.problem = problem
  }
}

/** The limits of fetching a page: bytes, milliseconds in total, redirects. */
const pageLimits = { bytes: 2_000_000, milliseconds: 10_000, redirects: 3 } as const

/** The network of a fetch; tests replace it with their own server. */
export type PageNetwork = {
  /** The addresses of a host. */
  resolve: (host: string) => Promise<readonly string[]>
  mayConnect: (address: string, port: number) => boolean
  /** Certificates trusted besides the system's. */
  ca?: string
  limits?: Partial<Record<keyof typeof pageLimits, number>>
}

/** The internet: the system's resolver, only public addresses, and only the usual port. */
export const internet: PageNetwork = {
  resolve: async (host) => (await systemLookup(host, { all: true, verbatim: true })).map(({ address }) => address),
  mayConnect: (address, port) => port === 443 && isPublicAddress(address),
}

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
      const response = await askedWithin(signal, url, network)
      const next = redirectOf(response)
      if (next === undefined) return pageText(response, limits.bytes, signal)
      response.destroy()
      url = checkedUrl(next, url)
    }
    throw new PageRefused('too-many-redirects')
  }
}

/** Checks a URL: https, without a user name or password. */
function checkedUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base)
  if (url?.protocol !== 'https:' || url.username || url.password) throw new PageRefused('not-https')
  return url
}

async function askedWithin(signal: AbortSignal, url: URL, network: PageNetwork): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const port = Number(url.port || 443)
  const addresses = isIP(host) ? [host] : await network.resolve(host).catch(() => [])
  const [address] = addresses
  if (address === undefined) throw new PageRefused('not-found')
  // A single private address is enough to distrust the name.
  if (!addresses.every((each) => network.mayConnect(each, port))) throw new PageRefused('not-public')
  return new Promise((resolve, reject) => {
    const asking = request(
      url,
      {
        signal,
        agent: false,
        ca: network.ca,
        headers: { accept: 'text/html,application/xhtml+xml', 'accept-encoding': 'identity', 'user-agent': 'Pramaan' },
        // The checked address, whatever the name resolves to now.
        lookup: (_host, options, found) => {
          const family = isIP(address)
          if (options.all) found(null, [{ address, family }])
          else found(null, address, family)
        },
      },
      resolve,
    )
    asking.on('error', () => reject(new PageRefused(signal.aborted ? 'too-slow' : 'unreachable')))
    asking.end()
  })
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
  return Buffer.concat(chunks).toString('utf8')
}
