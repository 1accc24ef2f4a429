import type { KeyDeed } from '../key-bar/key-bar.tsx'

/** A key that does something on this screen; several keys of one deed get the pressed one. */
export type Shortcut = {
  /** `KeyboardEvent.key`, with `Mod+` for Ctrl or ⌘: 'j', '?', 'Mod+k', 'Mod+Enter'. */
  on: string | readonly string[]
  /** As it is printed, where that differs: '1–5', ['Ctrl', 'K']. */
  shown?: KeyDeed['keys']
  label: string
  /** Has room in the key bar whatever other keys there are. */
  always?: boolean
  onPress: (key: string) => void
  /** Works while a person types too; only for keys that type nothing. */
  whileTyping?: boolean
}

type Owned = { shortcuts: readonly Shortcut[]; general: boolean }

/** Which keys work now, by who gave them. */
export function createRegistry() {
  const owners = new Map<string, Owned>()
  const listeners = new Set<() => void>()
  let shown: readonly KeyDeed[] = []

  function inOrder() {
    const all = [...owners.values()]
    return [...all.filter(({ general }) => !general), ...all.filter(({ general }) => general)].flatMap(
      ({ shortcuts }) => shortcuts,
    )
  }

  function tell() {
    const next = inOrder().map(
      ({ on, shown: printed, label, always }): KeyDeed => ({ keys: printed ?? on, label, always }),
    )
    // Handlers change with every drawing; only other words are news.
    if (JSON.stringify(next) === JSON.stringify(shown)) return
    shown = next
    for (const listener of listeners) listener()
  }

  return {
    set(owner: string, shortcuts: readonly Shortcut[], general: boolean) {
      owners.set(owner, { shortcuts, general })
      tell()
    },
    drop(owner: string) {
      owners.delete(owner)
      tell()
    },
    find: (key: string) => (key ? inOrder().find(({ on }) => [on].flat().includes(key)) : undefined),
    deeds: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
