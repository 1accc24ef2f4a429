import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { SealedName } from '@pramaan/ui/seal'
import { clsx } from 'clsx'
import { CalendarDays, GraduationCap, type LucideIcon, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { wireDayText } from '../drive-days.ts'
import type { Drive } from '../drive-shapes.ts'

/**
 * The head of a drive: picture or our own pattern, title, criteria, city, dates and qualification. `seal` is a mark
 * next to the title.
 */
export function DriveHero({ drive, seal }: { drive: Drive; seal?: string | undefined }) {
  const t = useFeatureTexts()
  const option = useOptionText()
  const [from, to] = [wireDayText(drive.FromDate), wireDayText(drive.ToDate)]
  return (
    <header className="relative isolate overflow-hidden rounded-card bg-linear-to-br from-hero-from to-hero-to px-5 pt-16 pb-5 text-white max-sm:-mx-4 max-sm:rounded-none sm:px-7 sm:pt-22 sm:pb-7">
      <HeroPicture image={drive.Image} />
      <h1 className="text-2xl sm:text-3xl">
        <SealedName name={drive.Title} seal={seal} size={26} />
      </h1>
      <p className="mt-1 max-w-160 text-white/85">{drive.Criteria ?? drive.SubTitle ?? t('drive.none')}</p>
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-sm">
        <Fact Icon={MapPin}>{drive.Location}</Fact>
        <Fact Icon={CalendarDays}>{from === to ? from : t('drive.dates', { from, to })}</Fact>
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

/** The drive's picture, darkened, or our own ring without one. */
export function HeroPicture({ image, small }: { image: string | null; small?: boolean }) {
  if (!image)
    return (
      <span
        aria-hidden
        className={clsx(
          '-z-10 absolute rounded-full border-white/8',
          small ? '-top-10 -right-10 size-36 border-[18px]' : '-top-24 -right-16 size-88 border-[44px] max-sm:size-64',
        )}
      />
    )
  return (
    <>
      <img src={image} alt="" className="-z-20 absolute inset-0 size-full object-cover" />
      <span aria-hidden className="-z-10 absolute inset-0 bg-linear-to-t from-hero-from/95 to-hero-from/55" />
    </>
  )
}
