import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** A question that expands to its answer; several in a row are divided by hairlines. */
export function Disclosure({ summary, open, children }: { summary: ReactNode; open?: boolean; children: ReactNode }) {
  return (
    <details open={open} className="group border-line not-first:border-t">
      <summary className="flex min-h-13 list-none items-center justify-between gap-4 rounded-sm font-semibold [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-4 text-sm text-ink-muted sm:pr-10">{children}</div>
    </details>
  )
}
