import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'

/** A slot of the shell that a screen can fill. */
type Slot = { element: HTMLElement | null; setUsed: (used: boolean) => void }

const SlotsContext = createContext<{ band: Slot; bar: Slot } | undefined>(undefined)

function useSlot() {
  const [used, setUsed] = useState(false)
  const [element, setElement] = useState<HTMLElement | null>(null)
  const slot = useMemo(() => ({ element, setUsed }), [element])
  return { slot, holder: used && <div ref={setElement} />, filled: !used || element !== null }
}

/**
 * The shell's two slots, and what the screens need to fill them; each holder is false while no screen uses it.
 * `settled` becomes true after the first screen has filled its slots: from then on the page has its final height.
 */
export function useShellSlots() {
  const [mounted, setMounted] = useState<HTMLElement | null>(null)
  const { slot: band, holder: bandHolder, filled } = useSlot()
  const { slot: bar, holder: barHolder } = useSlot()
  const slots = useMemo(() => ({ band, bar }), [band, bar])
  return { slots, bandHolder, barHolder, mark: <span hidden ref={setMounted} />, settled: mounted !== null && filled }
}

/** Provides the slots to the screens. */
export function ShellSlots({ slots, children }: { slots: { band: Slot; bar: Slot }; children: ReactNode }) {
  return <SlotsContext value={slots}>{children}</SlotsContext>
}

/** Puts content into the band that sticks below the header. */
export function ShellBand({ children }: { children: ReactNode }) {
  return <Filled name="band">{children}</Filled>
}

/** Puts content at the bottom of a phone, instead of the four links. */
export function ShellBar({ children }: { children: ReactNode }) {
  return <Filled name="bar">{children}</Filled>
}

function Filled({ name, children }: { name: 'band' | 'bar'; children: ReactNode }) {
  const slots = use(SlotsContext)
  if (!slots) throw new Error('No ShellSlots above this screen')
  const { element, setUsed } = slots[name]
  const announce = useCallback(
    (_: HTMLElement) => {
      setUsed(true)
      return () => setUsed(false)
    },
    [setUsed],
  )
  return (
    <>
      <span hidden ref={announce} />
      {element && createPortal(children, element)}
    </>
  )
}
