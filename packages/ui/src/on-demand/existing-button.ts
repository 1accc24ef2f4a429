import { type Ref, type RefObject, useLayoutEffect } from 'react'
import { mergeRefs } from '../field/merge-refs.ts'

/** Props of `ExistingButton`: the element, and whether its overlay is open. */
type ExistingButtonProps = {
  button: RefObject<HTMLElement | null>
  open: boolean
  ref?: Ref<HTMLElement>
}

/**
 * Stands in for the trigger that Radix expects. The button was on the page before Radix was loaded, so this renders
 * nothing and passes the existing element to Radix.
 */
export function ExistingButton({ button, open, ref }: ExistingButtonProps) {
  // Runs at each opening too, because the button may have been replaced since.
  useLayoutEffect(() => {
    const give = mergeRefs(ref)
    give(button.current)
    return () => void give(null)
  }, [ref, button, open])
  return null
}
