import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'

/** A place of the shell that a screen may fill from inside. */
type Slot = { place: HTMLElement | null; want: (wanted: boolean) => void }

const SlotsContext = createContext<{ band: Slot; bar: Slot } | undefined>(undefined)

function useSlot() {
  const [wanted, want] = useState(false)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const slot = useMemo(() => ({ place, want }), [place])
  return { slot, holder: wanted && <div ref={setPlace} />, filled: !wanted || place !== null }
}

/**
 * The shell's two places with what gives them to the screens below; each holder is false while no screen wants it.
 * `settled` once what the first screen wanted is in its place: the page has its height then. `mark` is to be rendered.
 */
export function useShellSlots() {
  const [mounted, setMounted] = useState<HTMLElement | null>(null)
  const { slot: band, holder: bandHolder, filled } = useSlot()
  const { slot: bar, holder: barHolder } = useSlot()
  const slots = useMemo(() => ({ band, bar }), [band, bar])
  return { slots, bandHolder, barHolder, mark: <span hidden ref={setMounted} />, settled: mounted !== null && filled }
}

/** Gives the slots to the screens. */
export function ShellSlots({ slots, children }: { slots: { band: Slot; bar: Slot }; children: ReactNode }) {
  return <SlotsContext value={slots}>{children}</SlotsContext>
}

/** What a screen puts into the band that sticks below the header. */
export function ShellBand({ children }: { children: ReactNode }) {
  return <Filled name="band">{children}</Filled>
}

/** What a screen puts at the bottom of a phone, in place of the four places. */
export function ShellBar({ children }: { children: ReactNode }) {
  return <Filled name="bar">{children}</Filled>
}

function Filled({ name, children }: { name: 'band' | 'bar'; children: ReactNode }) {
  const slots = use(SlotsContext)
  if (!slots) throw new Error('No ShellSlots above this screen')
  const { place, want } = slots[name]
  const announce = useCallback(
    (_: HTMLElement) => {
      want(true)
      return () => want(false)
    },
    [want],
  )
  return (
    <>
      <span hidden ref={announce} />
      {place && createPortal(children, place)}
    </>
  )
}
