import type { CDPSession } from 'playwright'

/** What crossed the wire: bytes as they were sent, heads included, of all and of each kind, and how many requests. */
export type Wire = { requests: number; bytes: number; scripts: number; fonts: number; names: string[] }

/** Something that a page asked for; without bytes, it has not arrived or could not be loaded. */
type Transfer = { kind: string; path: string; bytes?: number }

/** What all of these totalOf together. */
export function totalOf(transfers: readonly Transfer[]): Wire {
  const sum = (some: readonly Transfer[]) => some.reduce((total, { bytes = 0 }) => total + bytes, 0)
  return {
    requests: transfers.length,
    bytes: sum(transfers),
    scripts: sum(transfers.filter(({ kind, path }) => kind === 'Script' || path.endsWith('.js'))),
    fonts: sum(transfers.filter(({ kind, path }) => kind === 'Font' || path.endsWith('.woff2'))),
    names: transfers.map(({ kind, path, bytes = 0 }) => `${bytes} ${kind} ${path}`),
  }
}

/** Counts everything that a page asks for, as the browser's network itself counts it. */
export async function countWire(session: CDPSession) {
  const underWay = new Map<string, Transfer>()
  const transfers: Transfer[] = []
  let changed = Date.now()
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    // What a page keeps in itself crosses nothing.
    if (/^(data|blob):/.test(request.url)) return
    const transfer = { kind: type ?? 'Other', path: new URL(request.url).pathname }
    transfers.push(transfer)
    underWay.set(requestId, transfer)
    changed = Date.now()
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = underWay.get(requestId)
    if (transfer) transfer.bytes = encodedDataLength
    underWay.delete(requestId)
    changed = Date.now()
  })
  session.on('Network.loadingFailed', ({ requestId }) => underWay.delete(requestId))
  await session.send('Network.enable')
  return {
    transfers,
    /** Resolves when nothing but the stream of unread counts, which never ends, has been under way for so long. */
    async untilQuiet(ms: number) {
      const busy = () =>
        [...underWay.values()].some(({ kind, path }) => kind !== 'EventSource' && !path.endsWith('/stream'))
      while (busy() || Date.now() - changed < ms) await new Promise((resolve) => setTimeout(resolve, 50))
    },
  }
}
