import { use } from 'react'
import { Button } from '../button/button.tsx'
import { useLabels } from '../labels/labels.tsx'
import { CloseContext } from '../overlay/overlay.tsx'

/** Closes the dialog it is in, as Escape does; beside a long answer its words stay on one line. */
export function DialogCancel({
  label,
  block,
}: {
  /** What it is called, on the screen or to screen readers. */
  label?: string | undefined
  /** Fills the available width. */
  block?: boolean
}) {
  const labels = useLabels()
  return (
    <Button tone="quiet" block={block ?? false} className="whitespace-nowrap" onClick={use(CloseContext)}>
      {label ?? labels.cancel}
    </Button>
  )
}
