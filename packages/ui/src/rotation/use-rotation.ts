import { type FocusEvent, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'

/**
 * Options of an automatic rotation: the interval (none means never), the step, and whether it must be started by the
 * person.
 */
export type RotationProps = {
  intervalMs: number | undefined
  onTurn: () => void
  waits?: boolean
}

/** Marks the pause button, whose own focus must not pause the rotation. */
export const rotationControl = { 'data-rotation-control': '' }

/**
 * Rotates content automatically. It stops while paused, hovered, focused or in a hidden tab; with reduced motion it
 * starts only when the person starts it. Spread `holds` on the element that must not change while hovered or focused.
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
    stops: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: ({ target }: FocusEvent) => setFocused(!target.closest('[data-rotation-control]')),
      onBlur: () => setFocused(false),
    },
  }
}

const lessMotionQuery = '(prefers-reduced-motion: reduce)'

/** Whether the person prefers reduced motion. */
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
