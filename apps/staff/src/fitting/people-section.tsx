import { SectionHeader } from '@pramaan/ui/section-header'
import { type ReactNode, useId } from 'react'
import { useTexts } from '../texts/use-texts.ts'

/** A section of people who fit an opening: its title, what it lists, and controls beside them. */
export function PeopleSection({ text, aside, children }: { text: string; aside?: ReactNode; children: ReactNode }) {
  const t = useTexts()
  const title = useId()
  return (
    <section aria-labelledby={title} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <SectionHeader id={title} title={t('fit.people')} />
          <p className="max-w-prose text-sm text-ink-muted">{text}</p>
        </div>
        {aside}
      </div>
      {children}
    </section>
  )
}
