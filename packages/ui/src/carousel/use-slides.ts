import { type KeyboardEvent, useEffect, useState } from 'react'
import { useLessMotion } from '../rotation/use-rotation.ts'
import type { Slides } from './slider.tsx'

const steps: Partial<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 }

/** The state of looping slides: the position, a step forward or back, and props for the viewport and arrow keys. */
export function useSlides(moves: boolean) {
  const jumps = useLessMotion()
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const [slides, setSlides] = useState<Slides>()
  const [first, setFirst] = useState(0)
  // A step requested before the slider's code was loaded.
  const [early, setEarly] = useState<1 | -1>()
  useEffect(() => {
    if (!slides) return
    const follow = () => setFirst(slides.selectedScrollSnap())
    slides.on('select', follow).on('reInit', follow)
    return () => {
      slides.off('select', follow).off('reInit', follow)
    }
  }, [slides])
  useEffect(() => {
    if (!slides || !early) return
    step(slides, early, jumps)
    setEarly(undefined)
  }, [slides, early, jumps])
  const go = (by: 1 | -1) => {
    if (slides) step(slides, by, jumps)
    else setEarly(by)
  }
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    const by = steps[key]
    if (by && moves && !(target instanceof HTMLInputElement)) go(by)
  }
  return {
    viewport,
    setViewport,
    setSlides,
    wanted: early !== undefined,
    first: moves ? first : 0,
    go,
    keys: { onKeyDown },
  }
}

function step(slides: Slides, by: 1 | -1, jumps: boolean) {
  if (by === 1) slides.scrollNext(jumps)
  else slides.scrollPrev(jumps)
}
