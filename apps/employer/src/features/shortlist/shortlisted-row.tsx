import { Ago } from '@pramaan/app-shell/time/ago.tsx'
import { isVerified, titleAt } from '@pramaan/domain/candidate'
import { Avatar } from '@pramaan/ui/avatar'
import { RowLink } from '@pramaan/ui/row-link'
import { SealedName } from '@pramaan/ui/seal'
import type { ReactNode } from 'react'
import { shortlistedAddress } from '../../shortlisted-address.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { statusOf, useStatusWord } from './shortlist-button.tsx'
import type { Shortlisted } from './use-shortlisted.ts'

/** A shortlisted candidate: name, latest position or level, status, and since when; `aside` is what else can be done. */
export function ShortlistedRow({ row, aside }: { row: Shortlisted; aside?: ReactNode }) {
  const t = useTexts()
  const word = useStatusWord()
  const [job] = row.Experience
  const line = (
    <RowLink
      href={shortlistedAddress(row.ID)}
      start={<Avatar name={row.FullName} src={row.Image} />}
      title={<SealedName name={row.FullName} seal={isVerified(row.HrComments) ? t('profile.verified') : undefined} />}
      description={job ? titleAt(job.title, job.companyName) : row.ExperienceLevel}
      end={
        <span className="flex flex-wrap items-baseline gap-x-2 whitespace-nowrap sm:block">
          <span className="block font-semibold text-ink">{word(statusOf(row.shortlisted))}</span>
          <span className="block text-xs">
            {t('shortlist.added')} <Ago at={row.ShortlistedOn} />
          </span>
        </span>
      }
    />
  )
  if (!aside) return line
  return (
    <div className="flex items-center border-line not-first:border-t">
      <div className="min-w-0 flex-1">{line}</div>
      <div className="pr-2 sm:pr-3">{aside}</div>
    </div>
  )
}
