import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { FailureDrawing } from '../failure-drawing/failure-drawing.tsx'
import { useLabels } from '../labels/labels.tsx'

/** Props of `ErrorState`: what happened, what the person can do, and the id for support. */
export type ErrorStateProps = {
  title: ReactNode
  text?: ReactNode
  onRetry?: () => void
  retrying?: boolean
  /** The id by which support can find the request. */
  requestId?: string | undefined
  action?: ReactNode
  /** The server could not be reached. */
  offline?: boolean
  /** The page has no other content, so the title is its h1. */
  page?: boolean
}

/** Says what went wrong where the content would be, and lets the person try again. */
export function ErrorState({ title, text, onRetry, retrying, requestId, action, offline, page }: ErrorStateProps) {
  const labels = useLabels()
  const Title = page ? 'h1' : 'p'
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-3 rounded-card border border-line bg-surface px-5 py-8 text-center"
    >
      <FailureDrawing offline={offline} />
      <div>
        <Title className="font-semibold text-base">{title}</Title>
        {text && <p className="max-w-prose text-sm text-ink-muted">{text}</p>}
      </div>
      {(onRetry || action) && (
        <div className="flex flex-wrap justify-center gap-2">
          {onRetry && (
            <Button tone="quiet" icon={<RotateCw />} onClick={onRetry} busy={retrying && labels.loading}>
              {labels.retry}
            </Button>
          )}
          {action}
        </div>
      )}
      {requestId && (
        <p className="text-xs text-ink-muted">
          {labels.requestId} <code className="font-mono select-all">{requestId}</code>
        </p>
      )}
    </div>
  )
}
