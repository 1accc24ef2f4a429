import { type KeyboardEvent, type PointerEvent, useState } from 'react'

/** The chart point selected by pointer or arrow keys, or undefined. */
export function useReach(count: number, edgeToEdge: boolean) {
  const [reached, setReached] = useState<number>()
  const at = reached === undefined || reached >= count ? undefined : reached
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    if (width === 0) return
    const share = (event.clientX - left) / width
    const index = edgeToEdge ? Math.round(share * (count - 1)) : Math.floor(share * count)
    setReached(Math.min(Math.max(index, 0), count - 1))
  }
  const press = (event: KeyboardEvent) => {
    const from = at ?? count - 1
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: from - 1,
      ArrowRight: from + 1,
      Home: 0,
      End: count - 1,
    }
    const to = steps[event.key]
    if (to === undefined) return
    event.preventDefault()
    setReached(Math.min(Math.max(to, 0), count - 1))
  }
  return {
    at,
    /** Event handlers for the chart. */
    handlers: {
      onPointerMove: point,
      onPointerDown: point,
      onPointerLeave: () => setReached(undefined),
      onKeyDown: press,
      onBlur: () => setReached(undefined),
    },
  }
}
