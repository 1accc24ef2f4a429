import { clsx } from 'clsx'
import { CircleAlert, FileText, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useLabels } from '../labels/labels.tsx'
import { ProgressBar } from '../meter/meter.tsx'

/**
 * Props of `FileRow`: a file that is stored, is being sent (`percent`), or was refused (`problem` says how to fix it).
 */
export type FileRowProps = {
  name: string
  /** Size and date. */
  note?: ReactNode
  /** The share, from 0 to 100. */
  percent?: number
  /** Why it was refused. */
  problem?: ReactNode
  /** Without it, nothing can be removed. */
  onRemove?: () => void
  /** Replaces the remove button, for example by a download. */
  action?: ReactNode
}

/** One file of a list. */
export function FileRow({ name, note, percent, problem, onRemove, action }: FileRowProps) {
  const labels = useLabels()
  return (
    <div className="flex items-center gap-3">
      <span
        aria-hidden
        className={clsx(
          'grid size-10 shrink-0 place-items-center rounded-control',
          problem ? 'bg-danger-soft text-danger' : 'bg-brand-soft text-brand',
        )}
      >
        {problem ? <CircleAlert className="size-5" /> : <FileText className="size-5" />}
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex items-center justify-between gap-2 text-sm font-medium">
          <span className="max-sm:wrap-anywhere sm:cut">{name}</span>
          {percent !== undefined && (
            <span className="text-xs font-normal text-ink-muted tabular-nums">{labels.percent(percent)}</span>
          )}
        </p>
        {percent !== undefined && <ProgressBar percent={percent} label={name} className="mt-1.5" />}
        {problem && (
          <p className="text-xs font-medium text-danger">
            {typeof problem === 'string' ? labels.sentence(problem) : problem}
          </p>
        )}
        {note && percent === undefined && !problem && <p className="text-xs text-ink-muted tabular-nums">{note}</p>}
      </div>
      {action}
      {onRemove && <IconButton label={labels.remove(name)} icon={<X />} edge="end" onClick={onRemove} />}
    </div>
  )
}
