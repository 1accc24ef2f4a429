import type { ReactNode } from 'react'

/** Says in its place that a section has nothing ('No Education Found'). */
export function EmptyLine({ children }: { children: ReactNode }) {
  return <p className="mt-2 text-sm text-ink-muted">{children}</p>
}
