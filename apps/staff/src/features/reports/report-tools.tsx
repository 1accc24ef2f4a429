import type { ReactNode } from 'react'

/** A report with its toolbar. */
export function ReportTools({ tools, children }: { tools: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-3">
      <div className="flex justify-end">{tools}</div>
      {children}
    </div>
  )
}
