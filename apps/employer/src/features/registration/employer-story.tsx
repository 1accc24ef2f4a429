import { Story, StoryExample } from '@pramaan/app-shell/sign-in/story.tsx'
import { Chip } from '@pramaan/ui/chip'
import { Filter, ShieldCheck, Star } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.ts'

const facts = [
  { key: 'story.verified', Icon: ShieldCheck },
  { key: 'story.search', Icon: Filter },
  { key: 'story.shortlist', Icon: Star },
] as const
const example = ['story.experience', 'story.expects', 'story.canJoin'] as const
const skills = ['story.skill1', 'story.skill2', 'story.skill3'] as const

/** What employers find here, next to the form on a desktop: an example of a verified candidate, and three promises. */
export function EmployerStory() {
  const t = useTexts()
  return (
    <Story
      className="mt-[max(1.25rem,calc(14vh-2.5rem))]"
      claim={t('story.claim')}
      text={t('story.text')}
      example={<Example />}
      facts={facts.map(({ key, Icon }) => ({ text: t(key), Icon }))}
    />
  )
}

function Example() {
  const t = useTexts()
  return (
    <StoryExample
      name={t('story.name')}
      seal={t('profile.verified')}
      headline={t('story.headline')}
      badge={t('story.example')}
    >
      <div className="flex flex-col gap-3 px-5 pb-5">
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
      </div>
    </StoryExample>
  )
}
