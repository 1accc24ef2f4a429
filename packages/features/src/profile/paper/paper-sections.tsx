import type { ReactNode } from 'react'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { SkillRow, withChecked } from '../cards/skill-row.tsx'
import type { ReadProfile } from '../read-profile.ts'

/** A section of the printed profile, with heading and hairline. */
export function PaperSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2.5 border-line border-b pb-1 text-lg">{title}</h2>
      {children}
    </section>
  )
}

/** The skills; those confirmed by hr have the seal. */
export function PaperSkills({ profile: { SkillProfile, HrComments } }: { profile: ReadProfile }) {
  const t = useFeatureTexts()
  const professional = withChecked(SkillProfile.ProfessionalSkills, HrComments?.professionalSkillsByHr ?? [])
  const general = withChecked(SkillProfile.GeneralSkills, HrComments?.generalSkillsByHr ?? [])
  if (professional.length + general.length === 0) return null
  return (
    <PaperSection title={t('profile.skills')}>
      <div className="grid gap-x-4 gap-y-2 @lg:grid-cols-[7rem_minmax(0,1fr)]">
        <SkillRow label={t('profile.skills.professional')} skills={professional} />
        <SkillRow label={t('profile.skills.general')} skills={general} />
      </div>
    </PaperSection>
  )
}
