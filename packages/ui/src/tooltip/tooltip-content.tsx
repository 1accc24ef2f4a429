import * as Radix from '@radix-ui/react-tooltip'
import type { ReactNode, RefObject } from 'react'
import { ExistingButton } from '../on-demand/existing-button.ts'
import type { OverlayState } from '../overlay/overlay.tsx'

/** Props of `TooltipContent`: its text, its state, and the element that it explains. */
type TooltipContentProps = {
  text: ReactNode
  overlay: OverlayState
  id: string
  owner: RefObject<HTMLElement | null>
}

/** The tooltip itself; the pointer may move onto it. */
export function TooltipContent({ text, overlay, id, owner }: TooltipContentProps) {
  return (
    <Radix.Provider>
      <Radix.Root {...overlay}>
        <Radix.Trigger asChild>
          <ExistingButton button={owner} open={overlay.open} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            id={id}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-72 animate-appear rounded-control bg-inverse px-2.5 py-1.5 text-sm text-on-inverse shadow-float"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
