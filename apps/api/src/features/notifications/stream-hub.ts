import type { Deps } from '../../deps.ts'
import { Refuse } from '../../http/refuse.ts'
import { findLiveAmong } from '../session/session.queries.ts'
import { countUnread, type Unread } from './notifications.queries.ts'

/** An open stream: whose it is, on which session, and how to write to it and end it. */
export type Listener = {
  accountId: number
  sessionId: string
  write: (text: string) => void
  end: () => void
}

/** Streams that one person may hold open on one server: a browser gives a host six connections, and calls need some. */
const mostEach = 4
const everyMs = { poll: 1000, beat: 15_000 }
const none: Unread = { unread: 0, newest: null }

/**
 * The open streams of this server. Once a second one statement asks for the unread of everybody who is connected, so that
 * any number of servers tell their own people without talking to each other; whose count changed is told. Every 15
 * seconds a heartbeat keeps the connections open, and a stream whose session has ended is closed.
 */
export function createHub(deps: Deps) {
  const told = new Map<Listener, string>()
  let timers: NodeJS.Timeout[] = []

  function tell(listener: Listener, news: Unread) {
    const text = JSON.stringify(news)
    if (told.get(listener) === text) return
    told.set(listener, text)
    listener.write(`event: unread\ndata: ${text}\n\n`)
  }

  async function poll() {
    const people = [...new Set([...told.keys()].map(({ accountId }) => accountId))]
    const unread = await countUnread(deps.db, people)
    for (const listener of told.keys()) tell(listener, unread.get(listener.accountId) ?? none)
  }

  async function beat() {
    const sessions = [...new Set([...told.keys()].map(({ sessionId }) => sessionId))]
    const live = await findLiveAmong(deps.db, sessions, deps.now())
    for (const listener of told.keys()) live.has(listener.sessionId) ? listener.write(': beat\n\n') : listener.end()
  }

  function start() {
    timers = [repeat(poll, everyMs.poll), repeat(beat, everyMs.beat)]
  }

  function stop() {
    timers.forEach(clearInterval)
    timers = []
  }

  return {
    /** Refuses a person who holds as many streams as they may. */
    refuseFull(accountId: number) {
      const open = [...told.keys()].filter((listener) => listener.accountId === accountId).length
      if (open >= mostEach) throw new Refuse('too-many-requests', { retryAfterSeconds: 60 })
    },
    /** Opens a stream, and tells it at once how things stand. */
    async add(listener: Listener) {
      told.set(listener, '')
      if (timers.length === 0) start()
      const unread = await countUnread(deps.db, [listener.accountId])
      if (told.has(listener)) tell(listener, unread.get(listener.accountId) ?? none)
    },
    remove(listener: Listener) {
      told.delete(listener)
      if (told.size === 0) stop()
    },
    close() {
      for (const listener of told.keys()) listener.end()
      stop()
    },
  }
}

/** Runs a job every so often, never twice at once; what fails (a database that restarts) is tried the next time. */
function repeat(job: () => Promise<void>, ms: number) {
  let running = false
  return setInterval(async () => {
    if (running) return
    running = true
    await job().catch(() => undefined)
    running = false
  }, ms)
}
