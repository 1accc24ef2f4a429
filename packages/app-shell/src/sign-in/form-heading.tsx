import type { ReactNode } from 'react'

/** The heading of a form without other content; `above` is a count like '1 of 6'. */
export function FormHeading({ title, text, above }: { title: ReactNode; text?: ReactNode; above?: ReactNode }) {
  return (
    <div>
      {above}
      <h1 className="text-2xl leading-tight">{title}</h1>
      {text && <p className="mt-2 text-ink-muted">{text}</p>}
    </div>
  )
}
