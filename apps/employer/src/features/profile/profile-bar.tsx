import type { Neighbour } from '@pramaan/features/profile/use-neighbours.ts'
import { Button } from '@pramaan/ui/button'
import { IconButton } from '@pramaan/ui/icon-button'
import { useLabels } from '@pramaan/ui/labels'
import { useShortcuts } from '@pramaan/ui/shortcuts'
import { TextLink } from '@pramaan/ui/text-link'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'

/** The profile's position in the list it was opened from, stored in the browser's history. */
export type ListPlace = { fromList?: boolean; place?: number | undefined; total?: number | undefined }

/** Props of `ProfileBar`: the back link with its label, the neighbours' addresses, and the main action. */
export type ProfileBarProps = {
  back: { href: string; label: string; short: string }
  previous: Neighbour
  next: Neighbour
  addressOf: (candidateId: number) => string
  action?: ReactNode
}

/** The bar of a profile: back to the list, 'n of N', Previous, Next and the actions, always visible. */
export function ProfileBar({ back, previous, next, addressOf, action }: ProfileBarProps) {
  const t = useTexts()
  const navigate = useNavigate()
  const place = useListPlace()
  const total = next.total ?? previous.total ?? place.total
  const step = ({ id }: Neighbour, by: 1 | -1) => {
    if (id === undefined) return
    const state: ListPlace = { ...place, place: place.place && place.place + by }
    void navigate(addressOf(id), { replace: true, state })
  }
  useShortcuts([
    { on: 'k', label: t('keys.previous'), onPress: () => step(previous, -1) },
    { on: 'j', label: t('keys.next'), onPress: () => step(next, 1) },
  ])
  const goBack = (event: MouseEvent) => {
    if (!place.fromList || event.metaKey || event.ctrlKey || event.shiftKey) return
    // The list is the previous history entry, with its scroll position.
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <div className="flex min-h-13 items-center justify-between gap-2 lg:min-h-15">
      <TextLink href={back.href} icon={<ChevronLeft />} onClick={goBack} className="min-h-11 min-w-0 lg:text-base">
        <span className="hidden lg:inline">{back.label}</span>
        <span className="lg:hidden">{back.short}</span>
      </TextLink>
      <div className="flex items-center gap-2">
        <Position place={place.place} total={total} />
        <Steps
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

function useListPlace(): ListPlace {
  const { state } = useLocation()
  return typeof state === 'object' && state !== null ? state : {}
}

function Position({ place, total }: { place: number | undefined; total: number | undefined }) {
  const t = useTexts()
  const { number } = useLabels()
  if (!place || !total || place > total) return null
  return (
    <span aria-live="polite" className="text-sm whitespace-nowrap text-ink-muted tabular-nums">
      {t('profile.place', { place: number(place), total: number(total) })}
    </span>
  )
}

/** Previous and Next; disabled at the ends (document 002 §2.5). */
function Steps({ previous, next }: { previous: (() => void) | undefined; next: (() => void) | undefined }) {
  const t = useTexts()
  const labels = useLabels()
  return (
    <>
      <Button tone="quiet" className="max-lg:hidden" icon={<ChevronLeft />} disabled={!previous} onClick={previous}>
        {labels.previous}
      </Button>
      <Button tone="quiet" className="max-lg:hidden" disabled={!next} onClick={next}>
        {labels.next}
        <ChevronRight />
      </Button>
      <IconButton
        className="lg:hidden"
        label={t('profile.previous')}
        icon={<ChevronLeft />}
        disabled={!previous}
        onClick={previous}
      />
      <IconButton
        className="-ml-2 lg:hidden"
        edge="end"
        label={t('profile.next')}
        icon={<ChevronRight />}
        disabled={!next}
        onClick={next}
      />
    </>
  )
}
