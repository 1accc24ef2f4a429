import { type TouchEvent, useRef } from 'react'

/** How many pixels a finger must move sideways to count as a swipe, and how far it may drift up or down. */
const [sideways, astray] = [64, 40]

/** The touch handlers that step through a row by swiping. */
export function useSwipe(index: number, onIndex: (index: number) => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0]
      start.current = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : undefined
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const from = start.current
      const touch = changedTouches[0]
      start.current = undefined
      if (!from || !touch) return
      const [x, y] = [touch.clientX - from.x, touch.clientY - from.y]
      if (Math.abs(x) > sideways && Math.abs(y) < astray) onIndex(index + (x < 0 ? 1 : -1))
    },
  }
}
