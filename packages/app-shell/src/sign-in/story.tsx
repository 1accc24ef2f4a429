import { Avatar } from '@pramaan/ui/avatar'
import { Badge } from '@pramaan/ui/badge'
import { SealedName } from '@pramaan/ui/seal'
import { Street } from '@pramaan/ui/street'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** Props of `Story`: the headline, a line below it, three promises with icons, and the `example` in the middle. */
export type StoryProps = {
  claim: string
  text?: ReactNode
  example: ReactNode
  facts: readonly { text: string; Icon: LucideIcon }[]
  /** The space above the headline. */
  className: string
}

/** A description of the product, next to the sign-in form on a desktop. */
export function Story({ claim, text, example, facts, className }: StoryProps) {
  return (
    <>
      <div className={className}>
        <p className="text-3xl leading-tight font-semibold tracking-tight whitespace-pre-line">{claim}</p>
        {text && <p className="mt-3 text-lg text-ink-muted">{text}</p>}
        {example}
      </div>
      <div className="-mx-14 mt-6 min-h-0 flex-1">
        <Street />
      </div>
      <ul className="grid grid-cols-3 gap-6 pt-6 text-sm text-ink-muted">
        {facts.map(({ text: fact, Icon }) => (
          <li key={fact}>
            <Icon aria-hidden className="mb-2 size-5 text-brand" />
            {fact}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Props of `StoryExample`: an invented candidate, labelled as an example, and their facts. */
export type StoryExampleProps = { name: string; seal: string; headline: string; badge: string; children: ReactNode }

/** A verified candidate as a card, for the story. */
export function StoryExample({ name, seal, headline, badge, children }: StoryExampleProps) {
  return (
    <figure className="mt-8 max-w-100 rounded-card border border-line bg-surface text-sm">
      <figcaption className="flex items-center gap-3 px-5 pt-5 pb-4">
        <Avatar name={name} />
        <span className="min-w-0 flex-1">
          <span className="block text-base font-semibold">
            <SealedName name={name} seal={seal} />
          </span>
          <span className="text-ink-muted">{headline}</span>
        </span>
        <Badge>{badge}</Badge>
      </figcaption>
      {children}
    </figure>
  )
}
