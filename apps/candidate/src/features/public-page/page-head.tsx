import { dayOf, dayText } from '@pramaan/domain/india-day'
import { Avatar } from '@pramaan/ui/avatar'
import { Card } from '@pramaan/ui/card'
import { Seal, SealedName } from '@pramaan/ui/seal'
import { MapPin } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.ts'
import type { Page } from './use-my-page.ts'

/** The head of a public page: photo, name with the seal, position, city and description. */
export function PageHead({ page, level }: { page: Page; level: 1 | 2 }) {
  const t = useTexts()
  const Heading = level === 1 ? 'h1' : 'h2'
  const { FullName, Verified, VerifiedOn, CurrentPosition, ExperienceLevel, Description, Photo } = page
  const location = [page.Location, page.State].filter(Boolean).join(', ')
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-center gap-4">
        <span className="max-sm:hidden">
          <Avatar name={FullName} src={Photo} size="xl" />
        </span>
        <span className="sm:hidden">
          <Avatar name={FullName} src={Photo} size="lg" />
        </span>
        <div className="min-w-0">
          <Heading className="text-xl leading-normal sm:text-2xl">
            <SealedName name={FullName} size={22} seal={Verified ? t('profile.verified') : undefined} />
          </Heading>
          <p className="wrap-anywhere">
            {CurrentPosition || (ExperienceLevel && t(`profile.level.${ExperienceLevel}`))}
          </p>
          {location && (
            <p className="mt-0.5 flex items-start gap-1 text-ink-muted text-sm">
              <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
              {location}
            </p>
          )}
        </div>
      </div>
      {Description && <p className="max-w-[60ch] wrap-anywhere">{Description}</p>}
      {Verified && VerifiedOn && (
        <p className="flex items-center gap-2 rounded-control bg-verified-soft px-3 py-2 text-sm text-verified">
          <Seal label="" size={16} />
          {t('publicPage.verified', { date: dayText(dayOf(new Date(VerifiedOn))) })}
        </p>
      )}
    </Card>
  )
}
