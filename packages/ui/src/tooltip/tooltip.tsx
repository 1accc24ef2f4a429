import * as Radix from 'radix-ui/tooltip'
import type { ReactNode } from 'react'

/**
 * A short explanation on hover and focus; never the only place for essential information. Without text it renders
 * nothing.
 */
export function Tooltip({
  text,
  children,
}: {
  /** What it shows. */
  text: ReactNode
  /** What it belongs to. */
  children: ReactNode
}) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        {text && (
          <Radix.Portal>
            <Radix.Content
              sideOffset={6}
              collisionPadding={8}
              className="z-50 max-w-72 animate-appear rounded-control bg-inverse px-2.5 py-1.5 text-sm text-on-inverse shadow-float"
            >
              {text}
            </Radix.Content>
          </Radix.Portal>
        )}
      </Radix.Root>
    </Radix.Provider>
  )
}
