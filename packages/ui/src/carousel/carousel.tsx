import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useId } from 'react'
import { useFirstSign } from '../first-sign/first-sign.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useLabels } from '../labels/labels.tsx'
import { RotationButton } from '../rotation/rotation-button.tsx'
import { useRotation } from '../rotation/use-rotation.ts'
import { SectionHeader } from '../section-header/section-header.tsx'
import { type PerPage, usePerPage } from './use-per-page.ts'
import { useSlides } from './use-slides.ts'

export type { PerPage }

/** One card of a carousel: its key, its name, and the card. */
type Slide = { key: string | number; label: string; content: ReactNode }

/**
 * Props of `Carousel`: with `intervalMs` it advances automatically; `perPage` must be the same object in every render.
 */
export type CarouselProps = {
  title: string
  slides: readonly Slide[]
  /** The number of visible slides by window width. If there are fewer slides, they share the width. */
  perPage: PerPage
  intervalMs?: number
  /** False: it is paused until the person starts it. */
  autoplay?: boolean
  /** The section's one link, before the buttons. */
  aside?: ReactNode
}

// If the slider's code can't be loaded, the cards don't move.
const Slider = lazy(() =>
  import('./slider.tsx').then(
    (m) => ({ default: m.Slider }),
    () => ({ default: () => null }),
  ),
)

/** Cards side by side that loop: by button, arrow key or swipe, and automatically unless hovered or focused. */
export function Carousel({ title, slides, perPage, intervalMs, autoplay = true, aside }: CarouselProps) {
  const labels = useLabels()
  const id = useId()
  const count = Math.max(1, Math.min(usePerPage(perPage), slides.length))
  const moves = slides.length > count
  const seen = useFirstSign()
  const { viewport, setViewport, setSlides, wanted: pendingStep, first, go, keys } = useSlides(moves)
  const rotation = useRotation({
    intervalMs: moves ? intervalMs : undefined,
    onTurn: () => go(1),
    waits: !autoplay,
  })
  const controls = moves && (
    <div className="-mr-1.5 flex gap-1">
      {intervalMs !== undefined && <RotationButton rotation={rotation} what={title} />}
      <IconButton label={labels.previousOf(title)} icon={<ChevronLeft />} size="sm" onClick={() => go(-1)} />
      <IconButton label={labels.nextOf(title)} icon={<ChevronRight />} size="sm" onClick={() => go(1)} />
    </div>
  )
  return (
    <section {...rotation.stops} {...keys} aria-labelledby={id} aria-roledescription={labels.carousel}>
      <SectionHeader
        id={id}
        title={title}
        className="mb-3"
        aside={
          (controls || aside) && (
            <>
              {aside}
              {controls}
            </>
          )
        }
      />
      {/* What moves the cards is heavier than all else here, and nobody misses it before the first sign. */}
      {viewport && (seen || pendingStep) && (
        <Suspense>
          <Slider viewport={viewport} moves={moves} onReady={setSlides} />
        </Suspense>
      )}
      {/* Relative, so that what is placed absolutely in a card is cut off with it. */}
      <div ref={setViewport} className="relative overflow-hidden">
        <ul
          aria-live={rotation.runs ? 'off' : 'polite'}
          className={clsx('-ml-4 flex', moves && 'touch-pan-y touch-pinch-zoom')}
        >
          {slides.map(({ key, label, content }, index) => (
            <li
              key={key}
              aria-label={`${labels.countOf(index + 1, slides.length)}: ${label}`}
              // Focus must not reach hidden cards.
              inert={(index - first + slides.length) % slides.length >= count}
              className="min-w-0 shrink-0 pl-4"
              style={{ flexBasis: `${100 / count}%` }}
            >
              {content}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
