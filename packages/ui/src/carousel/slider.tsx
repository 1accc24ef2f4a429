import useEmblaCarousel from 'embla-carousel-react'
import { useEffect } from 'react'

/** The carousel API of the library. */
export type Slides = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>

/**
 * Props of `Slider`: the viewport that the slides move in, whether they move, and a callback that gets the carousel
 * API.
 */
type SliderProps = {
  viewport: HTMLElement
  moves: boolean
  onReady: (slides: Slides | undefined) => void
}

/** Makes the slides in a viewport loop; it renders nothing. */
export function Slider({ viewport, moves, onReady }: SliderProps) {
  const [take, slides] = useEmblaCarousel({ loop: true, align: 'start', active: moves })
  useEffect(() => take(viewport), [take, viewport])
  useEffect(() => onReady(slides), [slides, onReady])
  return null
}
