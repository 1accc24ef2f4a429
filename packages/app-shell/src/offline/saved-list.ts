/**
 * What is saved until the server has taken it: `at` is when the person pressed; with a `problem` (a sentence) it was
 * refused and is sent no more.
 */
export type Saved = { at: string; problem?: string }

/** Things of one kind that this browser holds for an account; a reload finds them again, another tab sees them too. */
export type SavedList<K extends Saved, Place> = ReturnType<typeof createSavedList<K, Place>>

// The browser reports changes made in other tabs; changes of this tab are reported here.
const ownChanges = new EventTarget()

/**
 * Opens such a list. Each thing has an entry of its own, so that two tabs can't undo each other; the prefix is its lock
 * too.
 */
export function createSavedList<K extends Saved, Place>(
  storage: Storage,
  prefix: string,
  parts: { nameOf: (place: Place) => string; placeOf: (saved: K) => Place; isSound: (saved: Partial<K>) => boolean },
) {
  const keyOf = (place: Place) => `${prefix}${parts.nameOf(place)}`
  const changed = () => ownChanges.dispatchEvent(new Event('change'))
  const names = () => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  const read = (text: string | null) => readSaved(text, parts.isSound)
  const sorted = (texts: readonly (string | null)[]) =>
    texts.flatMap(read).sort((one, other) => (one.at < other.at ? -1 : 1))
  const texts = () =>
    names()
      .filter((name) => name.startsWith(prefix))
      .map((name) => storage.getItem(name))
  return {
    /** The name under which one tab after the other sends. */
    lock: prefix.replace(/\.$/, ''),
    /** All of them as one text, which changes when they do; `listOf` reads it. */
    snapshot: () => JSON.stringify(texts()),
    /** Those of a snapshot, the oldest first. */
    listOf: (snapshot: string) => sorted(JSON.parse(snapshot) as (string | null)[]),
    /** The oldest first. */
    list: () => sorted(texts()),
    get: (place: Place) => read(storage.getItem(keyOf(place)))[0],
    put(saved: K) {
      storage.setItem(keyOf(parts.placeOf(saved)), JSON.stringify(saved))
      changed()
    },
    drop(place: Place) {
      storage.removeItem(keyOf(place))
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
function readSaved<K>(text: string | null, isSound: (saved: Partial<K>) => boolean): K[] {
  try {
    const saved = JSON.parse(text ?? 'null') as K | null
    return saved && isSound(saved) ? [saved] : []
  } catch {
    return []
  }
}
