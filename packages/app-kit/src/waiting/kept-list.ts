/** What is kept until the server has taken it: `at` is when the person pressed; with a `problem` (a sentence) it was refused and is sent no more. */
export type Kept = { at: string; problem?: string }

/** Things of one kind that this browser keeps for an account; a reload finds them again, another tab sees them too. */
export type KeptList<K extends Kept, Place> = ReturnType<typeof createKeptList<K, Place>>

// A tab hears of another one's changes from the browser, and of its own from here.
const ownChanges = new EventTarget()

/** Opens such a list. Each thing has an entry of its own, so that two tabs can't undo each other; the prefix is its lock too. */
export function createKeptList<K extends Kept, Place>(
  keep: Storage,
  prefix: string,
  parts: { nameOf: (place: Place) => string; placeOf: (kept: K) => Place; isSound: (kept: Partial<K>) => boolean },
) {
  const keyOf = (place: Place) => `${prefix}${parts.nameOf(place)}`
  const changed = () => ownChanges.dispatchEvent(new Event('change'))
  const names = () => Array.from({ length: keep.length }, (_, index) => keep.key(index) ?? '')
  const read = (text: string | null) => readKept(text, parts.isSound)
  const sorted = (texts: readonly (string | null)[]) =>
    texts.flatMap(read).sort((one, other) => (one.at < other.at ? -1 : 1))
  const texts = () =>
    names()
      .filter((name) => name.startsWith(prefix))
      .map((name) => keep.getItem(name))
  return {
    /** The name under which one tab after the other sends. */
    lock: prefix.replace(/\.$/, ''),
    /** All of them as one text, which changes when they do; `listOf` reads it. */
    snapshot: () => JSON.stringify(texts()),
    /** Those of a snapshot, the oldest first. */
    listOf: (snapshot: string) => sorted(JSON.parse(snapshot) as (string | null)[]),
    /** The oldest first. */
    list: () => sorted(texts()),
    get: (place: Place) => read(keep.getItem(keyOf(place)))[0],
    put(kept: K) {
      keep.setItem(keyOf(parts.placeOf(kept)), JSON.stringify(kept))
      changed()
    },
    drop(place: Place) {
      keep.removeItem(keyOf(place))
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

/* What this browser kept may be of an older version of the app: what can't be read is not there. */
function readKept<K>(text: string | null, isSound: (kept: Partial<K>) => boolean): K[] {
  try {
    const kept = JSON.parse(text ?? 'null') as K | null
    return kept && isSound(kept) ? [kept] : []
  } catch {
    return []
  }
}
