/**
 * An item saved until the server accepts it: `at` is when the person pressed; with a `problem` (a sentence) it was
 * refused, with the refusal's `code`, and is not sent again. The list numbers its items by `order`, because a device's clock may jump.
 */
export type Saved = { at: string; order?: number; problem?: string; code?: string }

/** Items of one kind that this browser stores for an account; they survive a reload and are shared with other tabs. */
export type SavedList<K extends Saved, Key> = ReturnType<typeof createSavedList<K, Key>>

// The browser reports changes made in other tabs; changes of this tab are reported here.
const changesHere = new EventTarget()

/**
 * Opens such a list. Each item has its own storage entry, so that two tabs can't overwrite each other; the prefix is
 * also its lock.
 */
export function createSavedList<K extends Saved, Key>(
  storage: Storage,
  prefix: string,
  parts: { nameOf: (key: Key) => string; keyOf: (saved: K) => Key; isSound: (saved: Partial<K>) => boolean },
) {
  const entryName = (key: Key) => `${prefix}${parts.nameOf(key)}`
  const changed = () => changesHere.dispatchEvent(new Event('change'))
  const names = () => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  const read = (text: string | null) => readSaved(text, parts.isSound)
  const sorted = (texts: readonly (string | null)[]) => texts.flatMap(read).sort(byOrder)
  const texts = () =>
    names()
      .filter((name) => name.startsWith(prefix))
      .map((name) => storage.getItem(name))
  const get = (key: Key) => read(storage.getItem(entryName(key)))[0]
  const drop = (key: Key) => {
    storage.removeItem(entryName(key))
    changed()
  }
  return {
    /** The lock with which tabs send one after the other. */
    lock: prefix.replace(/\.$/, ''),
    /** All items as one text, which changes with them; `listOf` parses it. */
    snapshot: () => JSON.stringify(texts()),
    /** The items of a snapshot, oldest first. */
    listOf: (snapshot: string) => sorted(JSON.parse(snapshot) as (string | null)[]),
    /** Oldest first. */
    list: () => sorted(texts()),
    get,
    /** An item as it is stored now; undefined once it is off the list. */
    current: (saved: K) => get(parts.keyOf(saved)),
    isSame: (one: K, other: K) => entryName(parts.keyOf(one)) === entryName(parts.keyOf(other)),
    /** Saves an item, a new one at the end, and returns it with its number. */
    put(saved: K): K {
      const order =
        saved.order ??
        Math.max(
          0,
          ...texts()
            .flatMap(read)
            .map((other) => other.order ?? 0),
        ) + 1
      const numbered = { ...saved, order }
      storage.setItem(entryName(parts.keyOf(saved)), JSON.stringify(numbered))
      changed()
      return numbered
    },
    drop,
    remove: (saved: K) => drop(parts.keyOf(saved)),
    watch,
    watchElsewhere: (onGone: () => void) => watchRemovals(prefix, onGone),
  }
}

/* Calls back on changes, here or in another tab; returns a function that stops it. */
function watch(onChange: () => void) {
  changesHere.addEventListener('change', onChange)
  window.addEventListener('storage', onChange)
  return () => {
    changesHere.removeEventListener('change', onChange)
    window.removeEventListener('storage', onChange)
  }
}

/* Calls back when another tab removed an item, because it was sent or cancelled there; returns a function that stops it. */
function watchRemovals(prefix: string, onGone: () => void) {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key?.startsWith(prefix) && newValue === null) onGone()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}

/* Two tabs may give the same number, and items of an older version of the app have none. */
function byOrder(one: Saved, other: Saved) {
  return (one.order ?? 0) - (other.order ?? 0) || (one.at < other.at ? -1 : 1)
}

/* Stored items may be from an older version of the app: unreadable ones are ignored. */
function readSaved<K>(text: string | null, isSound: (saved: Partial<K>) => boolean): K[] {
  try {
    const saved = JSON.parse(text ?? 'null') as K | null
    return saved && isSound(saved) ? [saved] : []
  } catch {
    return []
  }
}
