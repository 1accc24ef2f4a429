import type { CDPSession } from 'playwright'

/** What crossed the wire: bytes as they were sent, heads included, of all and of each kind, and how many requests. */
export type Wire = { requests: number; bytes: number; scripts: number; fonts: number; names: string[] }

/** Counts everything that a page asks for, as the browser's network itself counts it. */
export async function countWire(session: CDPSession) {
  const kinds = new Map<string, string>()
  const wire: Wire = { requests: 0, bytes: 0, scripts: 0, fonts: 0, names: [] }
  let changed = Date.now()
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    // What a page keeps in itself crosses nothing.
    if (/^(data|blob):/.test(request.url)) return
    wire.requests += 1
    kinds.set(requestId, `${type} ${new URL(request.url).pathname}`)
    changed = Date.now()
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const [kind, path] = (kinds.get(requestId) ?? '').split(' ')
    kinds.delete(requestId)
    wire.bytes += encodedDataLength
    if (kind === 'Script' || path?.endsWith('.js')) wire.scripts += encodedDataLength
    if (kind === 'Font' || path?.endsWith('.woff2')) wire.fonts += encodedDataLength
    wire.names.push(`${encodedDataLength} ${kind} ${path}`)
    changed = Date.now()
  })
  session.on('Network.loadingFailed', ({ requestId }) => kinds.delete(requestId))
  await session.send('Network.enable')
  return {
    wire,
    /** Resolves when nothing but the stream of unread counts, which never ends, has been under way for so long. */
    async untilQuiet(ms: number) {
      const busy = () => [...kinds.values()].some((one) => !one.includes('EventSource') && !one.endsWith('/stream'))
      while (busy() || Date.now() - changed < ms) await new Promise((resolve) => setTimeout(resolve, 50))
    },
  }
}
