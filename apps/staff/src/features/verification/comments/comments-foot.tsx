import { Seal } from '@pramaan/ui/seal'
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'

/** The foot of the form: what submitting does, and on a desktop the buttons. */
export function CommentsFoot({ update, children }: { update: boolean; children: ReactNode }) {
  const t = useTexts()
  return (
    <div className="flex items-center justify-between gap-4 border-line border-t px-4 py-2.5 sm:px-5">
      <p className="flex min-w-0 items-center gap-2 text-xs text-ink-muted">
        <Seal label="" size={18} />
        <span>{t(update ? 'comments.effect.update' : 'comments.effect')}</span>
      </p>
      <div className="flex shrink-0 gap-2 max-lg:hidden">{children}</div>
    </div>
  )
}
