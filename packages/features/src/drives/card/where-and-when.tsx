import { dotted } from '@pramaan/domain/dotted'
import { BadgeCheck, Building2, CalendarDays, CircleHelp, type LucideIcon, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { wireDayText } from '../drive-days.ts'
import type { Drive } from '../drive-shapes.ts'

/** The number of companies that a card names before it counts the rest. */
const mostNames = 2

/**
 * The place, the dates and the companies of a drive and whether its employer is verified, a line each; `brief` counts the companies beside the place.
 */
export function WhereAndWhen({ drive, brief = false }: { drive: Drive; brief?: boolean | undefined }) {
  const t = useFeatureTexts()
  const [from, to] = [wireDayText(drive.FromDate), wireDayText(drive.ToDate)]
  const companies = useCompanies(drive, brief ? 0 : mostNames)
  return (
    <ul className="flex flex-col gap-1.5 text-sm">
      <Fact Icon={MapPin} label={t('drive.location')}>
        {dotted([drive.Location, brief && companies])}
      </Fact>
      <Fact Icon={CalendarDays} label={t('drive.days')}>
        {from === to ? from : t('drive.dates', { from, to })}
      </Fact>
      {companies && !brief && (
        <Fact Icon={Building2} label={t('drive.companies')}>
          {companies}
        </Fact>
      )}
      {drive.Verified !== null && (
        <Fact Icon={drive.Verified ? BadgeCheck : CircleHelp}>
          {t(drive.Verified ? 'companySign.verified' : 'companySign.unverified')}
        </Fact>
      )}
    </ul>
  )
}

/** The names of the first companies and the number of others, or only the number. */
function useCompanies({ CompanyData, TotalCompany }: Drive, most: number): string | undefined {
  const t = useFeatureTexts()
  const names = CompanyData.slice(0, most).map(({ title }) => title)
  const total = Math.max(TotalCompany ?? 0, CompanyData.length)
  if (total === 0) return undefined
  if (names.length === 0) return t('drive.companies.count', { n: total })
  const more = total - names.length
  return more > 0 ? t('drive.companies.more', { names: names.join(', '), n: more }) : names.join(', ')
}

function Fact({ Icon, label, children }: { Icon: LucideIcon; label?: string; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-start gap-2">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-muted" />
      {label && <span className="sr-only">{label}: </span>}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}
