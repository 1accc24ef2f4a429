import { Card } from '@pramaan/ui/card'
import { Drawing } from '@pramaan/ui/drawing'
import type { ReactNode } from 'react'
import { apps, looks, manners, pages, toolbar } from './words.tsx'

/** Who we are and how we look, for a person who opens this for the first time. */
export function Introduction() {
  return (
    <div className="mx-auto flex max-w-240 flex-col gap-12 pb-16">
      <Hero />
      <Part title="Who we are">
        <p>
          Pramaan is a hiring and placement platform for India. People show what they can do, other people check it, and
          employers find them. We are three apps on one server, in English, Hindi and Marathi.
        </p>
        <ul className="mt-5 grid gap-4 sm:grid-cols-3">
          {apps.map(({ name, drawing, text }) => (
            <Card key={name} as="li">
              <Drawing name={drawing} className="mb-2 size-16" />
              <h3 className="text-lg">{name}</h3>
              <p className="mt-1 text-ink-muted">{text}</p>
            </Card>
          ))}
        </ul>
      </Part>
      <Part title="How we look">
        <p>
          Calm, exact and warm: paper and ink, and three colours with one meaning each. Colour is rationed, so that it
          still says something when it appears.
        </p>
        <ul className="mt-5 grid gap-x-8 gap-y-6 sm:grid-cols-2">
          {looks.map(({ title, text, sign }) => (
            <li key={title} className="flex gap-4">
              <span className="flex w-16 shrink-0 justify-center pt-1">{sign}</span>
              <span>
                <strong className="font-semibold">{title}</strong>
                <span className="mt-0.5 block text-ink-muted">{text}</span>
              </span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="How we behave">
        <TitledTexts items={manners} />
      </Part>
      <Part title="What is in here">
        <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          {pages.map(({ title, text, path }) => (
            <li key={title} className="border-line border-t pt-3">
              <a className="font-semibold text-brand hover:underline" href={`./?path=${path}`} target="_top">
                {title}
              </a>
              <span className="mt-0.5 block text-ink-muted">{text}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="The toolbar">
        <TitledTexts items={toolbar} />
      </Part>
    </div>
  )
}

function Hero() {
  return (
    <header className="grid items-end gap-x-8 overflow-hidden rounded-card border border-line bg-brand-soft px-5 pt-8 sm:grid-cols-[1fr_auto] sm:px-10 sm:pt-10">
      <div className="pb-8 sm:pb-10">
        <h1 className="text-2xl sm:text-3xl">Verified skills, real jobs</h1>
        <p className="mt-3 max-w-140 text-lg">
          People trust us with their career: on a cheap phone, in a crowded bus, on a slow network. This is what they
          see, piece by piece.
        </p>
      </div>
      <Drawing name="people" className="h-36 w-48 max-sm:mx-auto sm:h-48 sm:w-64" />
    </header>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-xl">{title}</h2>
      <div className="max-w-none">{children}</div>
    </section>
  )
}

function TitledTexts({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      {items.map(({ title, text }) => (
        <div key={title} className="border-line border-t pt-3">
          <dt className="font-semibold">{title}</dt>
          <dd className="mt-0.5 text-ink-muted">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
