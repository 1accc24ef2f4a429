import { useSyncExternalStore } from 'react'
import street from './street.svg?no-inline'

/**
 * A drawing of a street with people on their way to work, at the bottom of its box. Phones don't fetch it, and a box
 * lower than 112 px stays empty.
 */
export function Street() {
  const isDesktop = useSyncExternalStore(watch, () => desktop().matches)
  return (
    <div aria-hidden className="size-full [container-type:size]">
      {isDesktop && (
        <svg
          aria-hidden
          viewBox="0 0 560 160"
          preserveAspectRatio="xMidYMax slice"
          className="art hidden size-full [mask-image:linear-gradient(transparent,black_1rem)] [@container_(min-height:7rem)]:block"
        >
          <use href={`${street}#street`} />
        </svg>
      )}
    </div>
  )
}

const desktop = () => window.matchMedia('(width >= 64rem)')

function watch(onChange: () => void) {
  const query = desktop()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
