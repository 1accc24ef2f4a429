import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { Drawing, type WorkDrawing } from '../drawing/drawing.tsx'
import { hueOf } from './cover-hue.ts'

/** Props of the covers: the picture, and the drawing shown if there is none. */
export type CoverProps = {
  /** The drawing of its field of work. */
  drawing: WorkDrawing
  /** Without a picture the drawing is shown. */
  image?: string | null | undefined
}

/**
 * A picture, or else the drawing of a field of work on a light background. It fills its box, and screen readers skip
 * it.
 */
export function Cover({ drawing, image }: CoverProps) {
  if (image) return <img src={image} alt="" loading="lazy" className="size-full object-cover" />
  return (
    <span
      aria-hidden
      style={hueStyle(drawing)}
      className="cover-soft relative grid size-full grid-rows-1 place-items-center"
    >
      <span className="absolute inset-0 bg-[radial-gradient(currentColor_1px,transparent_1.5px)] bg-size-[14px_14px] opacity-10" />
      <Drawing name={drawing} className="relative h-4/5 max-h-36 w-auto" />
    </span>
  )
}

/** A small tile with the drawing, beside a title. */
export function CoverTile({ drawing, image }: CoverProps) {
  return (
    <span
      aria-hidden
      style={hueStyle(drawing)}
      className="cover-soft grid size-11 shrink-0 overflow-hidden rounded-control"
    >
      {image ? (
        <img src={image} alt="" loading="lazy" className="size-full object-cover" />
      ) : (
        <Drawing name={drawing} className="m-auto size-9" />
      )}
    </span>
  )
}

/**
 * The background of a `cover-deep` header with white text: the darkened picture, or the drawing at the right with our
 * ring.
 */
export function DeepCover({
  drawing,
  image,
  small,
}: CoverProps & {
  small?: boolean
}) {
  if (image) {
    return (
      <>
        <img src={image} alt="" className="-z-20 absolute inset-0 size-full object-cover" />
        <span aria-hidden className="-z-10 absolute inset-0 bg-linear-to-t from-hero-from/95 to-hero-from/55" />
      </>
    )
  }
  return (
    <span aria-hidden>
      <span
        className={clsx(
          '-z-10 absolute rounded-full border-white/8',
          small ? '-top-10 -right-10 size-36 border-[18px]' : '-top-24 -right-16 size-88 border-[44px] max-sm:size-64',
        )}
      />
      <Drawing
        name={drawing}
        className={clsx(
          '-z-10 absolute',
          small
            ? 'top-1/2 right-3 size-18 -translate-y-1/2'
            : 'top-2 right-4 size-13 sm:top-1/2 sm:right-10 sm:size-44 sm:-translate-y-1/2',
        )}
      />
    </span>
  )
}

/** Sets the hue that `cover-deep` and `cover-soft` use. */
export function hueStyle(drawing: WorkDrawing) {
  return { '--hue': hueOf(drawing) } as CSSProperties
}
