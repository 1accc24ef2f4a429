import type { ConsentKind } from '@pramaan/domain/consent'
import { TextButton } from '@pramaan/ui/text-link'
import { lazy, type ReactNode, Suspense, useState } from 'react'

const PolicyDialog = lazy(() => import('./policy-dialog.tsx').then((m) => ({ default: m.PolicyDialog })))

/** A link that opens the text a person is asked to agree to. */
export function PolicyLink({ kind, children }: { kind: ConsentKind; children?: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <TextButton inline aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </TextButton>
      {open && (
        <Suspense>
          <PolicyDialog kind={kind} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
