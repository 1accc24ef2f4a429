import { useSyncExternalStore } from 'react'
import { readChoice, saveChoice } from '../platform/device-choice.ts'

/** The possible themes; `system` follows the device. */
export const themes = ['light', 'dark', 'system'] as const

/** A choice of theme. */
export type Theme = (typeof themes)[number]

const name = 'theme'
const listeners = new Set<() => void>()
const preferred = () => window.matchMedia('(prefers-color-scheme: dark)')
let chosenHere: Theme | undefined

/** The chosen theme: a cookie, so that it is available before the first paint and survives a logout. */
function readTheme(): Theme {
  return chosenHere ?? readChoice(name, themes) ?? 'system'
}

/** Sets a theme, applies it at once and saves it; a browser without a cookie store keeps it for this visit. */
export function chooseTheme(theme: Theme) {
  chosenHere = theme
  saveChoice(name, theme === 'system' ? undefined : theme)
  show()
  for (const listener of listeners) listener()
}

function show() {
  const theme = readTheme()
  document.documentElement.dataset.theme = theme === 'system' ? (preferred().matches ? 'dark' : 'light') : theme
}

function follow(listener: () => void) {
  const media = preferred()
  listeners.add(listener)
  media.addEventListener('change', show)
  return () => {
    listeners.delete(listener)
    media.removeEventListener('change', show)
  }
}

/** The chosen theme; while it is `system`, the page follows the device. */
export function useTheme(): Theme {
  return useSyncExternalStore(follow, readTheme)
}
