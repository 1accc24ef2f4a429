import type { KeyAction } from '../key-bar/key-bar.tsx'

/** A keyboard shortcut of this screen; if an action has several keys, it gets the pressed one. */
export type Shortcut = {
  /** `KeyboardEvent.key`, with `Mod+` for Ctrl or ⌘: 'j', '?', 'Mod+k', 'Mod+Enter'. */
  on: string | readonly string[]
  /** How the keys are printed, if that differs: '1–5', ['Ctrl', 'K']. */
  shown?: KeyAction['keys']
  label: string
  /** Always shown in the key bar. */
  always?: boolean
  onPress: (key: string) => void
  /** Also works while a person types; only for keys that type nothing. */
  whileTyping?: boolean
}

type Owned = { shortcuts: readonly Shortcut[]; general: boolean }

/** The active shortcuts, by the component that registered them. */
export function createRegistry() {
  const owners = new Map<string, Owned>()
  const listeners = new Set<() => void>()
  let shown: readonly KeyAction[] = []

  function inOrder() {
    const all = [...owners.values()]
    return [...all.filter(({ general }) => !general), ...all.filter(({ general }) => general)].flatMap(
      ({ shortcuts }) => shortcuts,
    )
  }

  function notify() {
    const next = inOrder().map(
      ({ on, shown: printed, label, always }): KeyAction => ({ keys: printed ?? on, label, always }),
    )
    // Handlers change with every render; only a changed label matters.
    if (JSON.stringify(next) === JSON.stringify(shown)) return
    shown = next
    for (const listener of listeners) listener()
  }

  return {
    set(owner: string, shortcuts: readonly Shortcut[], general: boolean) {
      owners.set(owner, { shortcuts, general })
      notify()
    },
    drop(owner: string) {
      owners.delete(owner)
      notify()
    },
    find: (key: string) => (key ? inOrder().find(({ on }) => [on].flat().includes(key)) : undefined),
    actions: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
