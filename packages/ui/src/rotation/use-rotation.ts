import { type FocusEvent, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'

/** What turns by itself: how long between two turns (none: it never does), the turn, and whether it waits to be started. */
export type RotationProps = { intervalMs: number | undefined; onTurn: () => void; waits?: boolean }

/** Marks the button that pauses: it must not hold what it starts. */
export const rotationControl = { 'data-rotation-control': '' }

/**
 * Turns something by itself, unless it is paused, under a pointer, focused, in a hidden tab, or its reader wants less
 * motion and has not asked for it here. `holds` goes on what must not move while a person is in it.
 */
export function useRotation({ intervalMs, onTurn, waits = false }: RotationProps) {
  const [choice, setChoice] = useState<'play' | 'pause'>()
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const isHidden = useSyncExternalStore(watchTab, tabIsHidden, () => false)
  const lessMotion = useLessMotion()
  const paused = choice ? choice === 'pause' : waits || lessMotion
  const runs = intervalMs !== undefined && !paused && !pointed && !focused && !isHidden
  const turn = useEffectEvent(onTurn)
  useEffect(() => {
    if (!runs) return
    const turning = setInterval(turn, intervalMs)
    return () => clearInterval(turning)
  }, [runs, intervalMs])
  return {
    runs,
    paused,
    toggle: () => setChoice(paused ? 'play' : 'pause'),
    holds: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: ({ target }: FocusEvent) => setFocused(!target.closest('[data-rotation-control]')),
      onBlur: () => setFocused(false),
    },
  }
}

const lessMotionQuery = '(prefers-reduced-motion: reduce)'

/** Whether the person has asked their machine for less motion. */
export function useLessMotion(): boolean {
  return useSyncExternalStore(watchMotion, wantsLessMotion, () => false)
}

function watchMotion(onChange: () => void) {
  const query = window.matchMedia(lessMotionQuery)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

function wantsLessMotion() {
  return window.matchMedia(lessMotionQuery).matches
}

function watchTab(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

function tabIsHidden() {
  return document.visibilityState === 'hidden'
}
