import { withoutBudget } from '@pramaan/database/budget/budget'
import type { Deps } from '../../deps.ts'
import { findLiveAmong } from '../../http/access/session.queries.ts'
import { Refuse } from '../../http/refusals/refuse.ts'
import { countUnread, type Unread } from '../../services/notifications/notifications.queries.ts'
import { countUnreadMessages, type UnreadMessages } from '../conversations/unread-messages.queries.ts'

/** An open stream: its person and session, and functions to write to it and end it. */
export type Listener = {
  accountId: number
  sessionId: string
  write: (text: string) => void
  end: () => void
}

/**
 * The maximum number of open streams per person and server; a browser allows six connections per host, and calls need
 * some.
 */
const mostEach = 4
const everyMs = { poll: 1000, beat: 15_000 }
const none: Unread = { unread: 0, newest: null }

/** An event of a stream: the unread notifications, and the unread messages of conversations. */
type UnreadUpdate = { unread: Unread; messages: UnreadMessages }

/**
 * The open streams of this server. Once a second one statement each reads the unread notifications and messages of
 * everyone connected, so that any number of servers can update their own users without communicating with each other;
 * users whose count changed get an event. Every 15 seconds a heartbeat keeps the connections open, and a stream whose
 * session has ended is closed.
 */
export function createHub(deps: Deps) {
  const lastSent = new Map<Listener, Record<keyof UnreadUpdate, string>>()
  let timers: NodeJS.Timeout[] = []

  function send(listener: Listener, update: UnreadUpdate) {
    const previous = lastSent.get(listener)
    if (!previous) return
    for (const event of ['unread', 'messages'] as const) {
      const text = JSON.stringify(update[event])
      if (previous[event] === text) continue
      previous[event] = text
      listener.write(`event: ${event}\ndata: ${text}\n\n`)
    }
  }

  async function poll() {
    const people = [...new Set([...lastSent.keys()].map(({ accountId }) => accountId))]
    const update = await unreadOf(deps, people)
    for (const listener of lastSent.keys()) send(listener, update(listener.accountId))
  }

  async function beat() {
    const sessions = [...new Set([...lastSent.keys()].map(({ sessionId }) => sessionId))]
    const live = await findLiveAmong(deps.db, sessions, deps.now())
    for (const listener of lastSent.keys()) {
      if (live.has(listener.sessionId)) listener.write(': beat\n\n')
      else listener.end()
    }
  }

  function start() {
    timers = [repeat(poll, everyMs.poll), repeat(beat, everyMs.beat)]
  }

  function stop() {
    timers.forEach(clearInterval)
    timers = []
  }

  return {
    /** Refuses a person who already has the most streams. */
    refuseFull(accountId: number) {
      const open = [...lastSent.keys()].filter((listener) => listener.accountId === accountId).length
      if (open >= mostEach) throw new Refuse('too-many-requests', { retryAfterSeconds: 60 })
    },
    /** Opens a stream, and sends it the current counts at once. */
    async add(listener: Listener) {
      // A user who never had a message gets no event for zero.
      lastSent.set(listener, { unread: '', messages: JSON.stringify(none) })
      if (timers.length === 0) start()
      // If the database does not respond, the next poll sends the counts.
      const update = await unreadOf(deps, [listener.accountId]).catch(() => undefined)
      if (update) send(listener, update(listener.accountId))
    },
    remove(listener: Listener) {
      lastSent.delete(listener)
      if (lastSent.size === 0) stop()
    },
    close() {
      for (const listener of lastSent.keys()) listener.end()
      stop()
    },
  }
}

async function unreadOf(deps: Deps, people: readonly number[]) {
  const [unread, messages] = await Promise.all([
    countUnread(deps.db, people, deps.now()),
    countUnreadMessages(deps.db, people),
  ])
  return (id: number): UnreadUpdate => ({ unread: unread.get(id) ?? none, messages: messages.get(id) ?? none })
}

/**
 * Runs a job at an interval for all streams, never twice at once; after a failure (a restarting database) it runs again the next time.
 */
function repeat(job: () => Promise<void>, ms: number) {
  let running = false
  return setInterval(async () => {
    if (running) return
    running = true
    await withoutBudget(job).catch(() => undefined)
    running = false
  }, ms)
}
