import { Brand } from '@pramaan/app-shell/header/brand.tsx'
import { LanguageChoice } from '@pramaan/app-shell/header/language-choice.tsx'
import { DemoBanner } from '@pramaan/app-shell/mount/demo-banner.tsx'
import { FocusShell } from '@pramaan/ui/focus-shell'
import { Street } from '@pramaan/ui/street'
import { Compass, Lock, MessagesSquare, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/use-texts.ts'

/** A page with one form, for people who are not signed in. */
export function StaffLayout({ children }: { children: ReactNode }) {
  const t = useTexts()
  const foot = (
    <span className="inline-flex items-center gap-2.5 text-left">
      <Lock aria-hidden className="size-5 shrink-0" />
      {t('signIn.recorded')}
    </span>
  )
  return (
    <FocusShell banner={<DemoBanner />} brand={<Brand />} end={<LanguageChoice />} pane={<Story />} foot={foot}>
      {children}
    </FocusShell>
  )
}

function Story() {
  const t = useTexts()
  const lines = [
    { icon: MessagesSquare, text: t('signIn.story.review') },
    { icon: Search, text: t('signIn.story.find') },
    { icon: Compass, text: t('signIn.story.guide') },
  ]
  return (
    <>
      <div className="mt-[14vh] flex flex-col gap-8">
        <p className="max-w-[14ch] text-3xl leading-tight font-bold">{t('signIn.story.title')}</p>
        <ul className="flex flex-col gap-5">
          {lines.map(({ icon: Icon, text }) => (
            <li key={text} className="flex items-center gap-4">
              <span className="grid size-11 shrink-0 place-items-center rounded-control bg-surface text-brand">
                <Icon aria-hidden className="size-5" strokeWidth={1.75} />
              </span>
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div className="-mx-14 mt-10 -mb-10 min-h-0 flex-1">
        <Street />
      </div>
    </>
  )
}
