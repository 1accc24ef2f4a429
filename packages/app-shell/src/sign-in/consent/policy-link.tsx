import type { ConsentKind } from '@pramaan/domain/consent'
import { TextButton } from '@pramaan/ui/text-link'
import { type ReactNode, useState } from 'react'
import { latePart, OpenedLate } from '../../router/loading/late-part.tsx'

const PolicyDialog = latePart(() => import('./policy-dialog.tsx').then((m) => m.PolicyDialog))

/** A link that opens the text a person is asked to agree to. */
export function PolicyLink({ kind, children }: { kind: ConsentKind; children?: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <TextButton inline aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </TextButton>
      {open && (
        <OpenedLate onClose={() => setOpen(false)}>
          <PolicyDialog kind={kind} onClose={() => setOpen(false)} />
        </OpenedLate>
      )}
    </>
  )
}
