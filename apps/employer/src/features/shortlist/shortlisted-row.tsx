import { Ago } from '@pramaan/app-kit/time/ago.tsx'
import { isVerified } from '@pramaan/domain/candidate'
import { noFilters, queryOfFilters } from '@pramaan/domain/search'
import { Avatar } from '@pramaan/ui/avatar'
import { RowLink } from '@pramaan/ui/row-link'
import { SealedName } from '@pramaan/ui/seal'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { statusOf, useStatusWord } from './shortlist-button.tsx'
import type { Shortlisted } from './use-shortlisted.ts'

/** Where a shortlisted candidate's profile is: with the default order and page, as document 002 §2.3 has it. */
export function shortlistedAddress(id: number) {
  return `${paths.shortlistedProfile}?candidateID=${id}&${queryOfFilters(noFilters, { complete: true })}`
}

/** A shortlisted candidate: name, latest position or level, status, and since when. */
export function ShortlistedRow({ row }: { row: Shortlisted }) {
  const t = useTexts()
  const word = useStatusWord()
  const [job] = row.Experience
  return (
    <RowLink
      href={shortlistedAddress(row.ID)}
      start={<Avatar name={row.FullName} src={row.Image} />}
      title={<SealedName name={row.FullName} seal={isVerified(row.HrComments) ? t('profile.verified') : undefined} />}
      description={job ? `${job.title}, ${job.companyName}` : row.ExperienceLevel}
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
}
