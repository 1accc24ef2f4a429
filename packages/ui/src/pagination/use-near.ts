import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Reports the next page once the element with the returned ref comes into view; without `next` it reports nothing. */
export function useNear(next: number | undefined, onNear: ((page: number) => void) | undefined) {
  const part = useRef<HTMLElement>(null)
  const [isSeen, setSeen] = useState(false)
  const report = useEffectEvent((page: number) => onNear?.(page))
  const nearPage = isSeen && onNear ? next : undefined
  const watches = onNear !== undefined
  useEffect(() => {
    if (!(part.current && watches)) return
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(part.current)
    return () => observer.disconnect()
  }, [watches])
  useEffect(() => {
    if (nearPage !== undefined) report(nearPage)
  }, [nearPage])
  return part
}
