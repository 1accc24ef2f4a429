import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { FoundationPage, Part } from '../tokens/foundation-page.tsx'

type PatternPageProps = {
  title: string
  intro: string
  dos: readonly string[]
  donts: readonly string[]
  children: ReactNode
}

/** A documentation page about how components work together: what to do, what not to do, and a live example. */
export function PatternPage({ title, intro, dos, donts, children }: PatternPageProps) {
  return (
    <FoundationPage title={title} intro={intro}>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        <Rules title="Do" rules={dos} icon={<Check aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" />} />
        <Rules title="Don’t" rules={donts} icon={<X aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />} />
      </div>
      <Part title="Try it">{children}</Part>
    </FoundationPage>
  )
}

function Rules({ title, rules, icon }: { title: string; rules: readonly string[]; icon: ReactNode }) {
  return (
    <section className="border-line border-t pt-3">
      <h2 className="mb-2 text-base">{title}</h2>
      <ul className="flex flex-col gap-2">
        {rules.map((rule) => (
          <li key={rule} className="flex gap-2.5">
            {icon}
            {rule}
          </li>
        ))}
      </ul>
    </section>
  )
}
