import { DocsContext, Unstyled, useOf } from '@storybook/addon-docs/blocks'
import { Check, X } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { KeyHint } from '../../src/key-hint/key-hint.tsx'
import { isUsage, type Usage } from '../usage.ts'
import { documentationOf } from './docgen.ts'
import { Properties } from './properties.tsx'
import { State, States, shownStories } from './states.tsx'

/** The page of a component: what it is for, how it looks, its properties, its keys and its states. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { usage, documents } = preparedMeta.parameters
  const { description, properties } = documentationOf(documents ?? preparedMeta.component)
  const [first, ...others] = shownStories(useContext(DocsContext))
  return (
    <>
      <Written>
        <h1 className="text-2xl">{preparedMeta.title.split('/').at(-1)}</h1>
        <p className="mt-2 max-w-160 text-lg text-ink-muted">{description}</p>
        {isUsage(usage) && <WhenToUse usage={usage} />}
      </Written>
      {first && <State story={first} code />}
      <Written>
        {properties.length > 0 && (
          <Part title="Properties">
            <Properties properties={properties} />
          </Part>
        )}
        {isUsage(usage) && usage.keys && (
          <Part title="Keyboard">
            <Keys keys={usage.keys} />
          </Part>
        )}
        {others.length > 0 && <Part title="States" />}
      </Written>
      <States stories={others} />
    </>
  )
}

/** Uses our typography instead of Storybook's. */
function Written({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <div className="font-sans text-base text-ink">{children}</div>
    </Unstyled>
  )
}

function Part({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <section className="mt-12">
      <h2 className="mb-3 text-xl">{title}</h2>
      {children}
    </section>
  )
}

function WhenToUse({ usage }: { usage: Usage }) {
  return (
    <div className="my-6 grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <Advice title="When to use">{usage.when}</Advice>
      <Advice title="When not">{usage.not}</Advice>
      <Advice title="Do" icon={<Check aria-hidden className="size-5 text-brand" />}>
        {usage.do}
      </Advice>
      <Advice title="Don’t" icon={<X aria-hidden className="size-5 text-danger" />}>
        {usage.dont}
      </Advice>
    </div>
  )
}

function Advice({ title, icon, children }: { title: string; icon?: ReactNode; children: ReactNode }) {
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
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[12rem_1fr]">
      {keys.map(([names, effect]) => (
        <div key={names} className="contents">
          <dt className="flex flex-wrap items-center gap-1.5">
            {names.split(', ').map((name) => (
              <KeyHint key={name} keys={name} />
            ))}
          </dt>
          <dd className="text-ink-muted max-sm:mb-2">{effect}</dd>
        </div>
      ))}
    </dl>
  )
}
