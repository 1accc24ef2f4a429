import { useEffect, useRef, useState } from 'react'
import { contrast } from './contrast.ts'

/* The colour pairs of the components, and their minimum contrast. */
const pairs: [string, string, number][] = [
  ['ink', 'surface', 7],
  ['ink', 'canvas', 7],
  ['ink-muted', 'surface', 4.5],
  ['ink-muted', 'canvas', 4.5],
  ['ink', 'brand-soft', 4.5],
  ['brand', 'surface', 4.5],
  ['brand', 'brand-soft', 4.5],
  ['brand', 'brand-faint', 4.5],
  ['on-brand', 'brand', 4.5],
  ['on-brand', 'brand-strong', 4.5],
  ['on-brand', 'danger', 4.5],
  ['ink', 'accent-soft', 4.5],
  ['on-accent', 'accent', 4.5],
  ['verified', 'surface', 4.5],
  ['verified', 'verified-soft', 4.5],
  ['danger', 'surface', 4.5],
  ['danger', 'danger-soft', 4.5],
  ['warning', 'surface', 4.5],
  ['on-inverse', 'inverse', 7],
  ['inverse-accent', 'inverse', 4.5],
  ['white', 'hero-to', 4.5],
  ['line-strong', 'surface', 3],
  ['line-strong', 'canvas', 3],
]

/** A pair that needs only 3 : 1 is a border on its background, and is drawn like that. */
function swatch(front: string, back: string, least: number) {
  const [frontColour, background] = [`var(--color-${front})`, `var(--color-${back})`]
  return least > 3 ? { color: frontColour, background } : { borderColor: frontColour, background }
}

/** Each pair of adjacent colours with its contrast in the current theme. */
export function ColourTable({ name }: { name: string }) {
  const table = useRef<HTMLTableElement>(null)
  const [values, setValues] = useState<number[]>([])
  useEffect(() => {
    const read = () => {
      if (!table.current) return
      const style = getComputedStyle(table.current)
      const colour = (name: string) => style.getPropertyValue(`--color-${name}`)
      setValues(pairs.map(([front, back]) => contrast(colour(front), colour(back))))
    }
    read()
    // The toolbar may switch the theme after the first render.
    const observer = new MutationObserver(read)
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => observer.disconnect()
  }, [])
  return (
    <table ref={table} aria-label={name} className="w-full text-left text-sm">
      <thead>
        <tr className="text-ink-muted">
          <th scope="col">Pair</th>
          <th scope="col">Contrast</th>
          <th scope="col">At least</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(([front, back, least], index) => (
          <tr
            key={`${front} ${back}`}
            data-contrast={values[index] ?? 0}
            data-least={least}
            className="border-line border-t"
          >
            <td className="py-1.5">
              <span
                className="inline-block rounded-control border border-line px-2.5 py-1 font-semibold"
                style={swatch(front, back, least)}
              >
                {front} / {back}
              </span>
            </td>
            <td className="tabular-nums">{values[index]?.toFixed(1)}</td>
            <td className="text-ink-muted tabular-nums">{least}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
