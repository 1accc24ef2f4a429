/** What somebody applies to, with what the call needs to know. */
export type Target =
  | { kind: 'job'; id: number; title: string; employerId: number | null; driveId: number | null }
  | { kind: 'drive'; id: number; title: string }
  | { kind: 'course'; id: number; title: string; url: string | null }

/**
 * An application that is kept until the server has taken it. `key` makes it one however often it is sent, `at` is when
 * the person pressed; with a `problem` (a sentence) it was refused and is sent no more.
 */
export type Waiting = { target: Target; key: string; at: string; problem?: string }

/** Which application is meant. */
export type Place = Pick<Target, 'kind' | 'id'>

/** The applications of one account that this browser keeps; a reload finds them again, another tab sees them too. */
export type WaitingRoom = ReturnType<typeof createWaitingRoom>

// A tab hears of another one's changes from the browser, and of its own from here.
const ownChanges = new EventTarget()

/** Opens an account's waiting room. Each application has an entry of its own, so that two tabs can't undo each other. */
export function createWaitingRoom(keep: Storage, personId: number) {
  const prefix = `pramaan.applying.${personId}.`
  const nameOf = ({ kind, id }: Place) => `${prefix}${kind}.${id}`
  const changed = () => ownChanges.dispatchEvent(new Event('change'))
  const names = () => Array.from({ length: keep.length }, (_, index) => keep.key(index) ?? '')
  const texts = () =>
    names()
      .filter((name) => name.startsWith(prefix))
      .map((name) => keep.getItem(name))
  return {
    personId,
    /** All of them as one text, which changes when they do; `listOf` reads it. */
    snapshot: () => JSON.stringify(texts()),
    /** The oldest first. */
    list: () => sorted(texts()),
    get: (place: Place) => read(keep.getItem(nameOf(place)))[0],
    put(waiting: Waiting) {
      keep.setItem(nameOf(waiting.target), JSON.stringify(waiting))
      changed()
    },
    drop(place: Place) {
      keep.removeItem(nameOf(place))
      changed()
    },
    /** Calls back when another tab took one away, because it was sent there or cancelled; the answer stops it. */
    watchElsewhere(onGone: () => void) {
      const listen = ({ key, newValue }: StorageEvent) => {
        if (key?.startsWith(prefix) && newValue === null) onGone()
      }
      window.addEventListener('storage', listen)
      return () => window.removeEventListener('storage', listen)
    },
    /** Calls back when something changes, here or in another tab; the answer stops it. */
    watch(onChange: () => void) {
      ownChanges.addEventListener('change', onChange)
      window.addEventListener('storage', onChange)
      return () => {
        ownChanges.removeEventListener('change', onChange)
        window.removeEventListener('storage', onChange)
      }
    },
  }
}

/** The applications of a snapshot, the oldest first. */
export function listOf(snapshot: string): Waiting[] {
  return sorted(JSON.parse(snapshot) as (string | null)[])
}

function sorted(texts: readonly (string | null)[]) {
  return texts.flatMap(read).sort((one, other) => (one.at < other.at ? -1 : 1))
}

/* What this browser kept may be of an older version of the app: what can't be read is not there. */
function read(text: string | null): Waiting[] {
  try {
    const waiting = JSON.parse(text ?? 'null') as Waiting | null
    return waiting?.key && waiting.target ? [waiting] : []
  } catch {
    return []
  }
}
