import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { shownPositions } from '@pramaan/domain/candidate'
import { showsExperience } from '@pramaan/domain/experience-level'
import type { ReadProfile } from '@pramaan/features/profile/read-profile.ts'
import { useFeatureTexts } from '@pramaan/features/texts/use-feature-texts.ts'
import { useId } from 'react'

/** Tells the candidate which parts of the CV are still empty; shown next to the CV, never printed on it. */
export function MissingFromCv({ profile }: { profile: ReadProfile }) {
  const t = useFeatureTexts()
  const heading = useId()
  const missing = useMissing(profile)
  if (missing.length === 0) return null
  return (
    <section
      aria-labelledby={heading}
      className="rounded-card border border-line border-dashed p-4 text-sm print:hidden"
    >
      <h2 id={heading} className="font-semibold text-base">
        {t('profilePreview.missing')}
      </h2>
      <p className="text-ink-muted">{t('profilePreview.missing.text')}</p>
      <ul className="mt-2 list-disc pl-5">
        {missing.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  )
}

function useMissing({ Description, SkillProfile, Experience, ExperienceLevel, Education }: ReadProfile): string[] {
  const t = useFeatureTexts()
  const { now } = usePlatform()
  const positions = shownPositions(Experience, now()).map(({ position }) => position)
  const worked = showsExperience(ExperienceLevel ?? 'Fresher')
  const professional = SkillProfile.ProfessionalSkills.length > 0
  const general = SkillProfile.GeneralSkills.length > 0
  const parts = [
    !Description && t('profile.noDescription'),
    !professional && !general && t('profilePreview.noSkills'),
    !professional && general && t('profile.skills.noProfessional'),
    professional && !general && t('profile.skills.noGeneral'),
    worked && positions.length === 0 && t('profile.experience.none'),
    worked && positions.some(({ title }) => !title) && t('profilePreview.noTitle'),
    Education.length === 0 && t('profile.education.none'),
  ]
  return parts.filter((part) => part !== false)
}
