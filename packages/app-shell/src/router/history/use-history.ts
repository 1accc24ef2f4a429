import { createContext, use, useEffect, useState } from 'react'
import type { AppHistory } from './app-history.ts'

/** Provides the history to components that follow or block it. */
export const HistoryContext = createContext<AppHistory | undefined>(undefined)

/** The history that the app's router follows. */
export function useHistory(): AppHistory {
  const history = use(HistoryContext)
  if (!history) throw new Error('No AppRouter above this component')
  return history
}

/** Blocks leaving this page while `when` is true: `blocked` once the person tried to leave, then `stay` or `leave`. */
export function useBlockedMove(when: boolean) {
  const history = useHistory()
  const [move, setMove] = useState<{ leave: () => void }>()
  useEffect(() => (when ? history.intercept((leave) => setMove({ leave })) : undefined), [history, when])
  return {
    blocked: move !== undefined,
    stay: () => setMove(undefined),
    leave() {
      setMove(undefined)
      move?.leave()
    },
  }
}
