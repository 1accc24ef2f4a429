import { Story, StoryExample } from '@pramaan/app-shell/sign-in/story.tsx'
import { useLanguage } from '@pramaan/app-shell/texts/use-language.ts'
import { Check, IndianRupee, Lock, Smartphone } from 'lucide-react'
import { useTexts } from '../../../texts/use-texts.ts'

const facts = [
  { key: 'story.password', Icon: Smartphone },
  { key: 'story.fee', Icon: IndianRupee },
  { key: 'story.data', Icon: Lock },
] as const
const proofs = ['story.call', 'story.interview', 'story.verified'] as const

/** What the product does, next to the form on a desktop: an example of a verified profile, and three promises. */
export function SignInStory() {
  const t = useTexts()
  const { language } = useLanguage()
  return (
    <Story
      className="mt-[calc(14vh+0.25rem)]"
      claim={t('story.claim')}
      text={
        // In Hindi both texts are the same.
        language === 'en' && (
          <span lang="hi" className="font-claim">
            {t('story.claim.hi')}
          </span>
        )
      }
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
      seal={t('story.seal')}
      headline={t('story.headline')}
      badge={t('story.example')}
    >
      <ul>
        {proofs.map((key) => (
          <li key={key} className="grid grid-cols-[1.5rem_1fr_auto] items-center border-line border-t px-5 py-2.5">
            <Check aria-hidden className="size-4 text-verified" strokeWidth={2.5} />
            {t(key)}
            <span className="text-ink-muted tabular-nums">{t(`${key}.on`)}</span>
          </li>
        ))}
      </ul>
    </StoryExample>
  )
}
