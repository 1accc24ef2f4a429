import useEmblaCarousel from 'embla-carousel-react'
import { useEffect } from 'react'

/** What moves the slides. */
export type Slides = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>

/** Props of `Slider`: the window that the slides move in, whether they do, and what is called with what moves them. */
type SliderProps = {
  viewport: HTMLElement
  moves: boolean
  onReady: (slides: Slides | undefined) => void
}

/** Makes the slides in a window loop; it draws nothing itself. */
export function Slider({ viewport, moves, onReady }: SliderProps) {
  const [take, slides] = useEmblaCarousel({ loop: true, align: 'start', active: moves })
  useEffect(() => take(viewport), [take, viewport])
  useEffect(() => onReady(slides), [slides, onReady])
  return null
}
