import { Avatar } from '@pramaan/ui/avatar'
import { Badge } from '@pramaan/ui/badge'
import { Chip } from '@pramaan/ui/chip'
import { SealedName } from '@pramaan/ui/seal'
import { Filter, ShieldCheck, Star } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.ts'

const facts = [
  { key: 'story.verified', Icon: ShieldCheck },
  { key: 'story.search', Icon: Filter },
  { key: 'story.shortlist', Icon: Star },
] as const
const example = ['story.experience', 'story.expects', 'story.canJoin'] as const
const skills = ['story.skill1', 'story.skill2', 'story.skill3'] as const

/** What employers find here, beside the form on a desktop: a verified candidate as an example, and three promises. */
export function EmployerStory() {
  const t = useTexts()
  return (
    <>
      <div className="mt-[max(1.25rem,calc(14vh-2.5rem))] mb-10">
        <p className="text-3xl leading-tight font-semibold tracking-tight whitespace-pre-line">{t('story.claim')}</p>
        <p className="mt-3 text-lg text-ink-muted">{t('story.text')}</p>
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
    <figure className="mt-8 flex max-w-100 flex-col gap-3 rounded-card border border-line bg-surface p-5 text-sm">
      <figcaption className="flex items-center gap-3">
        <Avatar name={name} />
        <span className="min-w-0 flex-1">
          <span className="block text-base font-semibold">
            <SealedName name={name} seal={t('profile.verified')} />
          </span>
          <span className="text-ink-muted">{t('story.headline')}</span>
        </span>
        <Badge>{t('story.example')}</Badge>
      </figcaption>
      <dl className="grid grid-cols-3 gap-2">
        {example.map((key) => (
          <div key={key}>
            <dt className="text-xs text-ink-muted">{t(key)}</dt>
            <dd className="font-semibold">{t(`${key}.value`)}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap gap-1.5">
        {skills.map((key) => (
          <Chip key={key}>{t(key)}</Chip>
        ))}
      </p>
    </figure>
  )
}
