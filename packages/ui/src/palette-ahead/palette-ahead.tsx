import { Search } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { paletteField, paletteFrame, paletteTop } from '../command-palette/palette-look.ts'
import { scrim } from '../dialog/scrim.ts'
import { Spinner } from '../spinner/spinner.tsx'

export type PaletteAheadProps = {
  title: string
  /** An example in the empty field; never its only label. */
  placeholder: string
  query: string
  onQuery: (query: string) => void
  /** Called when the person gives up. */
  onClose: () => void
}

/** Shown in the palette's place while its code loads; takes what is typed meanwhile. */
export function PaletteAhead({ title, placeholder, query, onQuery, onClose }: PaletteAheadProps) {
  const field = useRef<HTMLInputElement>(null)
  // A layout effect, so that the field has the focus right after the key press. The focus returns if the person gives
  // up.
  useLayoutEffect(() => {
    const focusedBefore = document.activeElement
    field.current?.focus()
    return () => {
      if (focusedBefore instanceof HTMLElement) focusedBefore.focus()
    }
  }, [])
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    if (event.key === 'Tab') event.preventDefault()
  }
  return (
    <>
      <div aria-hidden className={scrim} onClick={onClose} />
      <search className={paletteFrame}>
        <div className={paletteTop}>
          <Search aria-hidden className="size-5 shrink-0 text-ink-muted" />
          <input
            ref={field}
            type="text"
            aria-label={title}
            aria-busy
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            value={query}
            onChange={(event) => onQuery(event.target.value)}
            onKeyDown={press}
            placeholder={placeholder}
            className={paletteField}
          />
          <Spinner />
        </div>
      </search>
    </>
  )
}
