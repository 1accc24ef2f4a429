import { createContext, type ReactNode, use, useEffect, useId, useState, useSyncExternalStore } from 'react'
import type { KeyAction } from '../key-bar/key-bar.tsx'
import { KeyHint } from '../key-hint/key-hint.tsx'
import { isOpening } from '../opening/opening.tsx'
import { isForKeys, nameOfPress } from './key-press.ts'
import { createRegistry, type Shortcut } from './registry.ts'

export type { Shortcut }

const RegistryContext = createContext<ReturnType<typeof createRegistry> | undefined>(undefined)

/** Listens for the shortcuts of the screens inside it. */
export function ShortcutsProvider({ children }: { children: ReactNode }) {
  const [registry] = useState(createRegistry)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isOpening()) return
      const key = nameOfPress(event)
      const shortcut = registry.find(key)
      if (!shortcut || !isForKeys(event, shortcut.whileTyping ?? false)) return
      event.preventDefault()
      shortcut.onPress(key)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [registry])
  return <RegistryContext value={registry}>{children}</RegistryContext>
}

/** Registers shortcuts while the component is mounted; `general` ones are listed after the screen's. */
export function useShortcuts(shortcuts: readonly Shortcut[], general = false) {
  const registry = use(RegistryContext)
  const owner = useId()
  useEffect(() => registry?.set(owner, shortcuts, general), [registry, owner, shortcuts, general])
  useEffect(() => () => registry?.drop(owner), [registry, owner])
}

/** The active keys, in the form of a `KeyBar`. */
export function useKeyActions(): readonly KeyAction[] {
  const registry = use(RegistryContext)
  if (!registry) throw new Error('No ShortcutsProvider above this component')
  return useSyncExternalStore(registry.subscribe, registry.actions)
}

/** A list of keys and their actions, for the page of all shortcuts. */
export function KeyList({ actions }: { actions: readonly KeyAction[] }) {
  return (
    <ul className="flex flex-col">
      {actions.map((action) => (
        <li
          key={action.label}
          className="flex min-h-10 items-center justify-between gap-4 border-line text-sm not-first:border-t"
        >
          {action.label}
          <KeyHint keys={action.keys} className="text-ink-muted" />
        </li>
      ))}
    </ul>
  )
}
