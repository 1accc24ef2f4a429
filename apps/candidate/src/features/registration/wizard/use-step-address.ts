import { useHistory } from '@pramaan/app-shell/router/history/use-history.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** The inputs of a wizard's address: the server's step, each step's address, and Back's action. */
export type StepAddress<S> = {
  /** The visible step. */
  step: S
  /** The address of a step, path and query. */
  pathOf: (step: S) => string
  /** Called when Back or Forward led to another URL; returns false if it leads nowhere. */
  onBrowserMove: (address: string) => boolean
}

/**
 * Keeps a wizard's URL in sync with the server's step (D8, D47): a new step adds a history entry, a step typed into the
 * URL is corrected, and the wizard follows the browser's Back. It reads the history itself, because the rendered state
 * may lag behind.
 */
export function useStepAddress<S>({ step, pathOf, onBrowserMove }: StepAddress<S>) {
  const navigate = useNavigate()
  const history = useHistory()
  const { key } = useLocation()
  const shownStep = useRef<S>(undefined)
  // The browser's request is pending until the step changes.
  const handedOn = useRef(false)
  const addressNow = () => `${history.location.pathname}${history.location.search}`
  const align = useEffectEvent(() => {
    const stepMoved = shownStep.current !== undefined && shownStep.current !== step
    shownStep.current = step
    const belongs = pathOf(step)
    if (stepMoved || addressNow() === belongs) handedOn.current = false
    if (addressNow() !== belongs && !handedOn.current) void navigate(belongs, { replace: !stepMoved })
  })
  const onMove = useEffectEvent((action: string) => {
    const moved = action === 'POP' && addressNow() !== pathOf(step)
    handedOn.current = moved && onBrowserMove(addressNow())
  })
  useEffect(() => history.listen(({ action }) => onMove(action)), [history])
  useEffect(align, [step, key])
}
