import { usePageTitle } from '@pramaan/app-shell/router/use-page-title.ts'
import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { DeepCover, hueStyle } from '@pramaan/ui/cover'
import { SealedName } from '@pramaan/ui/seal'
import { BadgeCheck, CalendarDays, CircleHelp, GraduationCap, type LucideIcon, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { domainDrawing } from '../../fields/field-drawing.ts'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { wireDayText } from '../drive-days.ts'
import type { Drive } from '../drive-shapes.ts'

/**
 * The head of a drive: its picture or the drawing of its domain, title, criteria, city, dates and qualification. `seal` is a mark
 * next to the title.
 */
export function DriveHero({ drive, seal }: { drive: Drive; seal?: string | undefined }) {
  const t = useFeatureTexts()
  const option = useOptionText()
  usePageTitle(drive.Title)
  const [from, to] = [wireDayText(drive.FromDate), wireDayText(drive.ToDate)]
  const drawing = domainDrawing(drive.DomainID)
  return (
    <header
      style={hueStyle(drawing)}
      className="cover-deep relative isolate overflow-hidden rounded-card px-5 pt-16 pb-5 max-sm:-mx-4 max-sm:rounded-none sm:px-7 sm:pt-22 sm:pb-7 md:pr-64"
    >
      <DeepCover drawing={drawing} image={drive.Image} />
      <h1 className="text-2xl sm:text-3xl">
        <SealedName name={drive.Title} seal={seal} size={26} />
      </h1>
      <p className="mt-1 max-w-160 text-white/85">{drive.Criteria ?? drive.SubTitle ?? t('drive.none')}</p>
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-sm">
        <Fact Icon={MapPin}>{drive.Location}</Fact>
        <Fact Icon={CalendarDays}>{from === to ? from : t('drive.dates', { from, to })}</Fact>
        {drive.Verified !== null && (
          <Fact Icon={drive.Verified ? BadgeCheck : CircleHelp}>
            {t(drive.Verified ? 'companySign.verified' : 'companySign.unverified')}
          </Fact>
        )}
        {drive.Qualification && <Fact Icon={GraduationCap}>{option(drive.Qualification)}</Fact>}
      </ul>
    </header>
  )
}

function Fact({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-2">
      <Icon aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}
