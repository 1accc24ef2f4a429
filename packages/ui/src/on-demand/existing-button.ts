import { type Ref, type RefObject, useLayoutEffect } from 'react'
import { mergeRefs } from '../field/merge-refs.ts'

/** Props of `ExistingButton`: the element, and whether its overlay is open. */
type ExistingButtonProps = {
  button: RefObject<HTMLElement | null>
  open: boolean
  ref?: Ref<HTMLElement>
}

/**
 * Stands where Radix expects the button that opens an overlay. The button itself was on the page before Radix was
 * loaded, so this draws nothing and hands Radix the element.
 */
export function ExistingButton({ button, open, ref }: ExistingButtonProps) {
  // Also at each opening, because the page may have drawn another element since.
  useLayoutEffect(() => {
    const give = mergeRefs(ref)
    give(button.current)
    return () => void give(null)
  }, [ref, button, open])
  return null
}
