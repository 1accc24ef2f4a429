import type { ReactNode } from 'react'
import { useLabels } from '../labels/labels.tsx'

/** Props of `FactStrip`: its facts in order, and a picture at its start; an unknown fact is N/A. */
export type FactStripProps = {
  /** The facts, in order. */
  facts: readonly { label: string; value: ReactNode }[]
  /** A picture before the facts. */
  picture?: ReactNode
}

/** A record in one line of facts, as above a dense table; two columns on a phone. */
export function FactStrip({ facts, picture }: FactStripProps) {
  const { notAvailable } = useLabels()
  return (
    <div className="flex overflow-hidden rounded-card border border-line bg-surface">
      {picture && <div className="w-27 shrink-0 max-md:hidden">{picture}</div>}
      <dl className="grid min-w-0 flex-1 grid-cols-2 gap-x-6 gap-y-2 px-4 py-2.5 text-sm sm:grid-cols-3 lg:flex lg:flex-wrap lg:gap-x-8 lg:px-5">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="font-semibold tabular-nums wrap-anywhere">
              {value || <span className="font-normal text-ink-muted">{notAvailable}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
