import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { useAgo } from '@pramaan/app-shell/time/ago.tsx'
import { useDurationText } from '@pramaan/app-shell/time/use-duration-text.ts'
import { dotted, unbroken } from '@pramaan/domain/dotted'
import { totalExperience } from '@pramaan/domain/duration'
import { showsExperience } from '@pramaan/domain/experience-level'
import { MapPin } from 'lucide-react'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import type { ReadProfile } from '../read-profile.ts'

/** The facts below a name. */
export function FactLine({ profile }: { profile: ReadProfile }) {
  const t = useFeatureTexts()
  const ago = useAgo()
  const duration = useDurationText()
  const { now } = usePlatform()
  const { Location, ExperienceLevel, Experience, UpdatedOn } = profile
  const experienced = ExperienceLevel !== null && showsExperience(ExperienceLevel) && Experience.length > 0
  const facts = [
    Location,
    experienced
      ? unbroken(duration(totalExperience(Experience, now())))
      : ExperienceLevel && t(`profile.level.${ExperienceLevel}`),
    unbroken(t('profile.updated', { ago: ago(UpdatedOn) })),
  ].filter(Boolean)
  return (
    <p className="mt-0.5 flex items-start gap-1 text-sm text-ink-muted">
      {Location && <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />}
      {dotted(facts)}
    </p>
  )
}
