import type { ReactNode } from 'react'

/** The text of an empty section ('No education found'). */
export function EmptyLine({ children }: { children: ReactNode }) {
  return <p className="mt-2 text-sm text-ink-muted">{children}</p>
}
