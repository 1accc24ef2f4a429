import type { ReactNode } from 'react'

/** A documentation page about one foundation of the design. */
export function FoundationPage({ title, intro, children }: { title: string; intro: ReactNode; children: ReactNode }) {
  return (
    <article className="mx-auto flex max-w-280 flex-col gap-10 pb-12">
      <header>
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-2 max-w-160 text-ink-muted">{intro}</p>
      </header>
      {children}
    </article>
  )
}

/** One section of the page. */
export function Part({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-lg">{title}</h2>
      {text && <p className="mt-1 max-w-160 text-ink-muted">{text}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
