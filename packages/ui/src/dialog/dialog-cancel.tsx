import { use } from 'react'
import { Button } from '../button/button.tsx'
import { useLabels } from '../labels/labels.tsx'
import { CloseContext } from '../overlay/overlay.tsx'

/** Closes the surrounding dialog, as Escape does. Its label stays on one line beside a long submit button. */
export function DialogCancel({ label, block }: { label?: string | undefined; block?: boolean }) {
  const labels = useLabels()
  return (
    <Button tone="quiet" block={block ?? false} className="whitespace-nowrap" onClick={use(CloseContext)}>
      {label ?? labels.cancel}
    </Button>
  )
}
