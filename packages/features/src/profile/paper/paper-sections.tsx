import { Chip } from '@pramaan/ui/chip'
import type { ReactNode } from 'react'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { withChecked } from '../cards/skills-card.tsx'
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
        <SkillLine label={t('profile.skills.professional')} skills={professional} />
        <SkillLine label={t('profile.skills.general')} skills={general} />
      </div>
    </PaperSection>
  )
}

type SkillLineProps = { label: string; skills: ReturnType<typeof withChecked> }

function SkillLine({ label, skills }: SkillLineProps) {
  const t = useFeatureTexts()
  if (skills.length === 0) return null
  return (
    <>
      <h3 className="text-sm leading-7 font-normal text-ink-muted">{label}</h3>
      <ul className="flex flex-wrap gap-1.5">
        {skills.map(({ name, checked }) => (
          <li key={name} className="max-w-full">
            <Chip {...(checked && { mark: 'verified', markLabel: t('profile.verified') })}>{name}</Chip>
          </li>
        ))}
      </ul>
    </>
  )
}
