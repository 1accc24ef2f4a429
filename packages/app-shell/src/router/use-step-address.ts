import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'

/** What the address of a wizard follows: the step that the server has, each step's address, and Back's action. */
export type StepAddress<S> = {
  /** The step that shows. */
  step: S
  /** The address of a step, path and query. */
  pathOf: (step: S) => string
  /** Called when Back or Forward led to another URL; returns false if it leads nowhere. */
  onBrowserMove: (address: string) => boolean
}

/**
 * Keeps a wizard's URL in sync with the server's step (D8, D47): a new step is a new entry of the history, a
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
    // The browser's request is pending until the step or the URL changes again.
    const handedOn =
      here !== belongs && !stepMoved && (addressMoved ? type === 'POP' && onBrowserMove(here) : last?.handedOn === true)
    seen.current = { key, step, handedOn }
    if (here !== belongs && !handedOn) void navigate(belongs, { replace: !stepMoved })
  }, [key, step, here, type, pathOf, onBrowserMove, navigate])
}
