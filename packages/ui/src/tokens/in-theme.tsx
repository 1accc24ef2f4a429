import type { CSSProperties, ReactNode } from 'react'
import { tokenValues } from './token-values.ts'

/** Shows a part of a page in the given theme, whatever the page's own theme is. */
export function InTheme({ theme, children }: { theme: 'light' | 'dark'; children: ReactNode }) {
  const colours = [...tokenValues(theme)].filter(([name]) => name.startsWith('--color-'))
  const style: CSSProperties = {
    ...Object.fromEntries(colours),
    background: 'var(--color-canvas)',
    color: 'var(--color-ink)',
    colorScheme: theme,
  }
  return (
    <div style={style} className="min-w-0 rounded-card border border-line p-4">
      {children}
    </div>
  )
}
