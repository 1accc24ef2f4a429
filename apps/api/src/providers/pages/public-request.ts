import { lookup as systemLookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { isIP } from 'node:net'
import { aborted } from 'node:util'
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

/** The network of a request; tests replace it with their own server. */
export type PublicNetwork = {
  /** The addresses of a host. */
  resolve: (host: string) => Promise<readonly string[]>
  mayConnect: (address: string, port: number) => boolean
  /** Certificates trusted besides the system's. */
  ca?: string
}

/** The real internet: the system's resolver, only public addresses, and only the default port. */
export const internet: PublicNetwork = {
  resolve: async (host) => (await systemLookup(host, { all: true, verbatim: true })).map(({ address }) => address),
  mayConnect: (address, port) => port === 443 && isPublicAddress(address),
}

/** The content of a request; nothing else of ours is sent. */
type PublicRequest = { signal: AbortSignal; method?: 'GET' | 'POST'; headers: Record<string, string>; body?: Buffer }

/** Checks a URL: https, without a user name or password. */
export function checkedUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base)
  if (url?.protocol !== 'https:' || url.username || url.password) throw new PageRefused('not-https')
  return url
}

/** DNS errors for a name that does not exist; other errors may be temporary. */
const noSuchName = ['ENOTFOUND', 'ENODATA']

/** Resolves a name within the time of the request. */
function addressesOf(host: string, network: PublicNetwork, signal: AbortSignal): Promise<readonly string[]> {
  const addresses = network.resolve(host).catch((error: NodeJS.ErrnoException) => {
    throw new PageRefused(noSuchName.includes(error.code ?? '') ? 'not-found' : 'unreachable')
  })
  const late = aborted(signal, network).then(() => {
    throw new PageRefused('too-slow')
  })
  return Promise.race([addresses, late])
}

/**
 * Sends a request to a public `https` URL. The host's addresses are checked before the connection, which then goes to
 * exactly the checked address, so that a changed DNS entry has no effect. Throws `PageRefused`.
 */
export async function requestPublic(
  url: URL,
  network: PublicNetwork,
  { signal, method = 'GET', headers, body }: PublicRequest,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const port = Number(url.port || 443)
  const addresses = isIP(host) ? [host] : await addressesOf(host, network, signal)
  const [address] = addresses
  if (address === undefined) throw new PageRefused('not-found')
  // One private address is enough to refuse the name.
  if (!addresses.every((each) => network.mayConnect(each, port))) throw new PageRefused('not-public')
  return new Promise((resolve, reject) => {
    const asking = request(
      url,
      {
        signal,
        agent: false,
        ca: network.ca,
        method,
        headers: { ...headers, 'user-agent': 'Pramaan' },
        // Uses the checked address, whatever the name resolves to now.
        lookup: (_host, options, found) => {
          const family = isIP(address)
          if (options.all) found(null, [{ address, family }])
          else found(null, address, family)
        },
      },
      resolve,
    )
    asking.on('error', () => reject(new PageRefused(signal.aborted ? 'too-slow' : 'unreachable')))
    asking.end(body)
  })
}
