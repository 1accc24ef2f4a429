import { Chip } from '@pramaan/ui/chip'
import type { ReactNode } from 'react'
import { useKitTexts } from '../texts/use-kit-texts.ts'
import type { ReadProfile } from './read-profile.ts'
import { withChecked } from './skills-card.tsx'

/** A part of the printed profile, under its heading and a hairline. */
export function PaperSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2.5 border-line border-b pb-1 text-lg">{title}</h2>
      {children}
    </section>
  )
}

/** Says that a part has nothing. */
export function PaperEmpty({ children }: { children: ReactNode }) {
  return <p className="text-sm text-ink-muted">{children}</p>
}

/** The skills, those that hr checked with the seal. */
export function PaperSkills({ profile: { SkillProfile, HrComments } }: { profile: ReadProfile }) {
  const t = useKitTexts()
  const professional = withChecked(SkillProfile.ProfessionalSkills, HrComments?.professionalSkillsByHr ?? [])
  const general = withChecked(SkillProfile.GeneralSkills, HrComments?.generalSkillsByHr ?? [])
  if (professional.length + general.length === 0)
    return (
      <PaperSection title={t('profile.skills')}>
        <PaperEmpty>{t('paper.noSkills')}</PaperEmpty>
      </PaperSection>
    )
  return (
    <PaperSection title={t('profile.skills')}>
      <div className="grid gap-x-4 gap-y-2 @lg:grid-cols-[7rem_minmax(0,1fr)]">
        <SkillLine label={t('profile.skills.professional')} none={t('paper.noProfessional')} skills={professional} />
        <SkillLine label={t('profile.skills.general')} none={t('profile.skills.noGeneral')} skills={general} />
      </div>
    </PaperSection>
  )
}

type SkillLineProps = { label: string; none: string; skills: ReturnType<typeof withChecked> }

function SkillLine({ label, none, skills }: SkillLineProps) {
  const t = useKitTexts()
  return (
    <>
      <h3 className="text-sm leading-7 font-normal text-ink-muted">{label}</h3>
      {skills.length === 0 ? (
        <PaperEmpty>{none}</PaperEmpty>
      ) : (
        <ul className="flex flex-wrap gap-1.5">
          {skills.map(({ name, checked }) => (
            <li key={name} className="max-w-full">
              <Chip {...(checked && { mark: 'verified', markLabel: t('profile.verified') })}>{name}</Chip>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
