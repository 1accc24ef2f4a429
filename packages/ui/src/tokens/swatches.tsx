import { colourUses } from './colour-uses.ts'
import { tokenValues } from './token-values.ts'

/** Every colour of a theme with its name, use and value. */
export function Swatches({ theme }: { theme: 'light' | 'dark' }) {
  const values = tokenValues(theme)
  return (
    <div className="flex flex-col gap-6">
      {colourUses.map(({ title, names }) => (
        <section key={title}>
          <h3 className="mb-2 text-base">{title}</h3>
          <ul className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
            {Object.entries(names).map(([name, use]) => (
              <li key={name} className="flex items-center gap-3" data-colour={name}>
                <span
                  className="size-11 shrink-0 rounded-control border border-line-strong"
                  style={{ background: `var(--color-${name})` }}
                />
                <span className="min-w-0 text-sm">
                  <strong className="font-semibold">{name}</strong> <span className="text-ink-muted">{use}</span>
                  <span className="block text-ink-muted text-xs tabular-nums">{values.get(`--color-${name}`)}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
