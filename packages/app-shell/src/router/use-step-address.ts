import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'

/** What the address of a wizard follows: the step that the server has, each step's address, and Back's action. */
export type StepAddress<S> = {
  /** The step that shows. */
  step: S
  /** The address of a step, path and query. */
  pathOf: (step: S) => string
  /** Called when the browser's Back or Forward asked for another address; answers false when it leads nowhere. */
  onBrowserMove: (address: string) => boolean
}

/**
 * Keeps a wizard's address in line with the step the server has (D8, D47): a new step is a new entry of the history, a
 * step typed into the URL is corrected, and the wizard follows the browser's Back.
 */
export function useStepAddress<S>({ step, pathOf, onBrowserMove }: StepAddress<S>) {
  const navigate = useNavigate()
  const { key, pathname, search } = useLocation()
  const type = useNavigationType()
  const seen = useRef<{ key: string; step: S; handedOn: boolean }>(undefined)
  const here = `${pathname}${search}`
  useEffect(() => {
    const last = seen.current
    const stepMoved = last !== undefined && last.step !== step
    const addressMoved = last !== undefined && last.key !== key
    const belongs = pathOf(step)
    // What the browser asked for is on its way while neither the step nor the address has moved again.
    const handedOn =
      here !== belongs && !stepMoved && (addressMoved ? type === 'POP' && onBrowserMove(here) : last?.handedOn === true)
    seen.current = { key, step, handedOn }
    if (here !== belongs && !handedOn) void navigate(belongs, { replace: !stepMoved })
  }, [key, step, here, type, pathOf, onBrowserMove, navigate])
}
