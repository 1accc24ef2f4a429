import { Controls, Description, Primary, Stories, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { KeyHint } from '../src/key-hint/key-hint.tsx'
import { isUsage, type Usage } from './usage.ts'

/** The page of a component: what it is for, how it looks, its properties, its keys and its states. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { usage } = preparedMeta.parameters
  return (
    <>
      <Title />
      <Description />
      {isUsage(usage) && <WhenToUse usage={usage} />}
      <Primary />
      <Controls />
      {isUsage(usage) && usage.keys && <Keys keys={usage.keys} />}
      <Stories title="States" includePrimary={false} />
    </>
  )
}

function WhenToUse({ usage }: { usage: Usage }) {
  return (
    <Unstyled>
      <div className="my-6 grid gap-x-8 gap-y-5 font-sans text-base text-ink sm:grid-cols-2">
        <Section title="When to use">{usage.when}</Section>
        <Section title="When not">{usage.not}</Section>
        <Section title="Do" icon={<Check aria-hidden className="size-5 text-brand" />}>
          {usage.do}
        </Section>
        <Section title="Don’t" icon={<X aria-hidden className="size-5 text-danger" />}>
          {usage.dont}
        </Section>
      </div>
    </Unstyled>
  )
}

function Section({ title, icon, children }: { title: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <section className="border-line border-t pt-3">
      <h2 className="mb-1 flex items-center gap-2 text-base">
        {icon}
        {title}
      </h2>
      <p className="text-ink-muted">{children}</p>
    </section>
  )
}

function Keys({ keys }: { keys: NonNullable<Usage['keys']> }) {
  return (
    <Unstyled>
      <section className="my-8 font-sans text-base text-ink">
        <h2 className="mb-2 text-lg">Keyboard</h2>
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_1fr]">
          {keys.map(([names, effect]) => (
            <div key={names} className="contents">
              <dt className="flex flex-wrap gap-1.5">
                {names.split(', ').map((name) => (
                  <KeyHint key={name} keys={name} />
                ))}
              </dt>
              <dd className="text-ink-muted max-sm:mb-2">{effect}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Unstyled>
  )
}
