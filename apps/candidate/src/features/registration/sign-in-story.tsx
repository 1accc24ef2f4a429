import { Avatar } from '@pramaan/ui/avatar'
import { Badge } from '@pramaan/ui/badge'
import { SealedName } from '@pramaan/ui/seal'
import { Check, IndianRupee, Lock, Smartphone } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.ts'

const facts = [
  { key: 'story.password', Icon: Smartphone },
  { key: 'story.fee', Icon: IndianRupee },
  { key: 'story.data', Icon: Lock },
] as const
const proofs = ['story.call', 'story.interview', 'story.verified'] as const

/** What the product is, beside the form on a desktop: a verified profile as an example, and three promises. */
export function SignInStory() {
  const t = useTexts()
  return (
    <>
      <div className="mt-[calc(14vh+0.25rem)] mb-10">
        <p className="text-3xl leading-tight font-semibold tracking-tight whitespace-pre-line">{t('story.claim')}</p>
        <p lang="hi" className="mt-3 text-lg text-ink-muted">
          {t('story.claim.hi')}
        </p>
        <Example />
      </div>
      <ul className="mt-auto grid grid-cols-3 gap-6 text-sm text-ink-muted">
        {facts.map(({ key, Icon }) => (
          <li key={key}>
            <Icon aria-hidden className="mb-2 size-5 text-brand" />
            {t(key)}
          </li>
        ))}
      </ul>
    </>
  )
}

function Example() {
  const t = useTexts()
  const name = t('story.name')
  return (
    <figure className="mt-8 max-w-100 rounded-card border border-line bg-surface text-sm">
      <figcaption className="flex items-center gap-3 px-5 pt-5 pb-4">
        <Avatar name={name} />
        <span className="min-w-0 flex-1">
          <span className="block text-base font-semibold">
            <SealedName name={name} seal={t('story.seal')} />
          </span>
          <span className="text-ink-muted">{t('story.headline')}</span>
        </span>
        <Badge>{t('story.example')}</Badge>
      </figcaption>
      <ul>
        {proofs.map((key) => (
          <li key={key} className="grid grid-cols-[1.5rem_1fr_auto] items-center border-line border-t px-5 py-2.5">
            <Check aria-hidden className="size-4 text-verified" strokeWidth={2.5} />
            {t(key)}
            <span className="text-ink-muted tabular-nums">{t(`${key}.on`)}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
