import { useEffect } from 'react'
import { useBlockedMove } from '../../router/history/use-history.ts'
import { LeaveQuestion } from './leave-question.tsx'

/** Props of `LeaveGuard`; `onLeave` is called when the person leaves anyway: the draft is then obsolete. */
export type LeaveGuardProps = { when: boolean; onLeave?: () => void }

/** Warns 'Data will be lost' before a page with unsaved work is left, reloaded or closed (document 000 §5, D17). */
export function LeaveGuard({ when, onLeave }: LeaveGuardProps) {
  const { blocked, stay, leave } = useBlockedMove(when)
  useEffect(() => {
    if (!when) return
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault()
      // Older browsers ask only if there is a value; current ones never show it.
      event.returnValue = 'Data will be lost'
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [when])
  return (
    <LeaveQuestion
      open={blocked}
      onStay={stay}
      onLeave={() => {
        onLeave?.()
        leave()
      }}
    />
  )
}
