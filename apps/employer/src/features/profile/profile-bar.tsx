import type { Neighbour } from '@pramaan/features/profile/use-neighbours.ts'
import { useShortcuts } from '@pramaan/ui/shortcuts'
import { TextLink } from '@pramaan/ui/text-link'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { ListPosition, ListSteps } from './list-steps.tsx'

/** The profile's position in the list it was opened from, stored in the browser's history. */
export type PositionInList = { position?: number | undefined; total?: number | undefined }

/** The target and the text of a profile's back link, and its short text for narrow screens. */
export type WayBack = { href: string; label: string; short: string }

/** Props of `ProfileBar`: the back link with its label, the neighbours' addresses, and the main action. */
export type ProfileBarProps = {
  back: WayBack
  previous: Neighbour
  next: Neighbour
  addressOf: (candidateId: number) => string
  action?: ReactNode
}

/** The bar of a profile: back to the list, 'n of N', Previous, Next and the actions, always visible. */
export function ProfileBar({ back, previous, next, addressOf, action }: ProfileBarProps) {
  const t = useTexts()
  const navigate = useNavigate()
  const position = useListPosition()
  const total = next.total ?? previous.total ?? position.total
  const step = ({ id }: Neighbour, by: 1 | -1) => {
    if (id === undefined) return
    const state: PositionInList = { ...position, position: position.position && position.position + by }
    void navigate(addressOf(id), { replace: true, state })
  }
  useShortcuts([
    { on: 'k', label: t('keys.previous'), onPress: () => step(previous, -1) },
    { on: 'j', label: t('keys.next'), onPress: () => step(next, 1) },
  ])
  return (
    <div className="flex min-h-13 items-center justify-between gap-2 lg:min-h-15">
      <TextLink href={back.href} icon={<ChevronLeft />} data-back className="min-h-11 min-w-0 lg:text-base">
        <span className="hidden lg:inline">{back.label}</span>
        <span className="lg:hidden">{back.short}</span>
      </TextLink>
      <div className="flex items-center gap-2">
        <ListPosition position={position.position} total={total} />
        <ListSteps
          previous={previous.id === undefined ? undefined : () => step(previous, -1)}
          next={next.id === undefined ? undefined : () => step(next, 1)}
        />
        {action && (
          <div className="hidden items-center gap-2 lg:flex">
            <span aria-hidden className="mx-1 h-6 w-px bg-line" />
            {action}
          </div>
        )}
      </div>
    </div>
  )
}

function useListPosition(): PositionInList {
  const { state } = useLocation()
  return typeof state === 'object' && state !== null ? state : {}
}
