import { CardSection } from '@pramaan/ui/card'
import { ChipList } from '@pramaan/ui/chip-list'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Reviewed } from './reviewed.ts'

/** The candidate's own skills, professional and general side by side. */
export function ApplicantSkills({ candidate }: { candidate: Reviewed }) {
  const t = useTexts()
  const { ProfessionalSkills, GeneralSkills } = candidate.SkillProfile
  return (
    <CardSection className="grid gap-x-6 gap-y-4 py-3.5! sm:grid-cols-2">
      <SkillList
        title={t('verify.professional')}
        skills={ProfessionalSkills}
        none={t('profile.skills.noProfessional')}
      />
      <SkillList title={t('verify.general')} skills={GeneralSkills} none={t('profile.skills.noGeneral')} />
    </CardSection>
  )
}

function SkillList({ title, skills, none }: { title: string; skills: readonly string[]; none: string }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2 text-sm">{title}</h3>
      {skills.length === 0 ? <p className="text-sm text-ink-muted">{none}</p> : <ChipList items={skills} />}
    </div>
  )
}
