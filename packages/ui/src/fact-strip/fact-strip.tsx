import type { ReactNode } from 'react'
import { useLabels } from '../labels/labels.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'

/** Props of `FactStrip`: an unknown fact is shown as N/A. */
export type FactStripProps = {
  facts: readonly { label: string; value: ReactNode }[]
  picture?: ReactNode
}

/** Reads facts from a record. Until the record is loaded it returns skeletons, so that nothing moves later. */
export function factsOf<Record>(record: Record | undefined) {
  return (read: (record: Record) => ReactNode) =>
    record === undefined ? <Skeleton className="my-0.5 h-4 w-20" /> : read(record)
}

/** A record's facts in one line, for example above a dense table; two columns on a phone. */
export function FactStrip({ facts, picture }: FactStripProps) {
  const { notAvailable } = useLabels()
  return (
    <div className="flex overflow-hidden rounded-card border border-line bg-surface">
      {/* The facts alone give the height, so that nothing moves when the picture comes. */}
      {picture && (
        <div className="relative w-27 shrink-0 max-md:hidden">
          <div className="absolute inset-0 grid grid-rows-1">{picture}</div>
        </div>
      )}
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
