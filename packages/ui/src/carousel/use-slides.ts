import useEmblaCarousel from 'embla-carousel-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useLessMotion } from '../rotation/use-rotation.ts'

const steps: Partial<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Looping slides: the position, one step forward or back, and what their window and arrow keys need. */
export function useSlides(moves: boolean) {
  const jumps = useLessMotion()
  const [viewport, slider] = useEmblaCarousel({ loop: true, align: 'start', active: moves })
  const [first, setFirst] = useState(0)
  useEffect(() => {
    if (!slider) return
    const follow = () => setFirst(slider.selectedScrollSnap())
    slider.on('select', follow).on('reInit', follow)
    return () => {
      slider.off('select', follow).off('reInit', follow)
    }
  }, [slider])
  const go = (step: 1 | -1) => (step === 1 ? slider?.scrollNext(jumps) : slider?.scrollPrev(jumps))
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    const step = steps[key]
    if (step && moves && !(target instanceof HTMLInputElement)) go(step)
  }
  return { viewport, first: moves ? first : 0, go, keys: { onKeyDown } }
}
