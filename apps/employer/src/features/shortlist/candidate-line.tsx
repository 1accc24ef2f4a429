import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { Ago } from '@pramaan/app-shell/time/ago.tsx'
import { isVerified, titleAt } from '@pramaan/domain/candidate'
import { Avatar } from '@pramaan/ui/avatar'
import { RowLink } from '@pramaan/ui/row-link'
import { SealedName } from '@pramaan/ui/seal'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { statusOf, useStatusWord } from './shortlist-button.tsx'
import type { Shortlisted } from './use-shortlisted.ts'

type Row = Pick<
  Shortlisted,
  'ID' | 'FullName' | 'Image' | 'HrComments' | 'Experience' | 'ExperienceLevel' | 'shortlisted'
>

/** Props of `CandidateLine`: its link, what happened when, and the actions. */
export type CandidateLineProps = { row: Row; href: string; since: { word: string; at: string }; aside?: ReactNode }

/** A candidate in a list: name, latest position or level, status with the employer, and since when. */
export function CandidateLine({ row, href, since, aside }: CandidateLineProps) {
  const t = useTexts()
  const word = useStatusWord()
  const option = useOptionText()
  const [job] = row.Experience
  const status = statusOf(row.shortlisted)
  const line = (
    <RowLink
      href={href}
      start={<Avatar name={row.FullName} src={row.Image} />}
      title={<SealedName name={row.FullName} seal={isVerified(row.HrComments) ? t('profile.verified') : undefined} />}
      description={job ? titleAt(job.title, job.companyName) : row.ExperienceLevel && option(row.ExperienceLevel)}
      end={
        <span className="flex flex-wrap items-baseline gap-x-2 whitespace-nowrap sm:block">
          {status !== null && <span className="block font-semibold text-ink">{word(status)}</span>}
          <span className="block text-xs">
            {since.word} <Ago at={since.at} />
          </span>
        </span>
      }
    />
  )
  if (!aside) return line
  return (
    <div className="flex items-center border-line not-first:border-t">
      <div className="min-w-0 flex-1">{line}</div>
      {/* As wide as an action, so that rows without one keep their columns. */}
      <div className="min-w-13 pr-2 sm:min-w-14 sm:pr-3">{aside}</div>
    </div>
  )
}
