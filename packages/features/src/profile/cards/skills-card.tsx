import { Card } from '@pramaan/ui/card'
import { Seal } from '@pramaan/ui/seal'
import { SectionHeader } from '@pramaan/ui/section-header'
import type { ReactNode } from 'react'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import type { ProfileHrComments, ReadProfile } from '../read-profile.ts'
import { SkillRow, withChecked } from './skill-row.tsx'

/** Props of `SkillsCard`: the candidate's skills, and hr's comments, which name the checked ones. */
export type SkillsCardProps = {
  skills: Pick<ReadProfile['SkillProfile'], 'GeneralSkills' | 'ProfessionalSkills'>
  comments: ProfileHrComments
  /** At the end of the title row. */
  action?: ReactNode
  /** The text when there are none; the spec's words for readers. 'hidden' hides the card. */
  none?: { professional: ReactNode; general: ReactNode } | 'hidden'
}

/** Skills, professional and general; those confirmed by hr have the seal. */
export function SkillsCard({ skills, comments, action, none }: SkillsCardProps) {
  const t = useFeatureTexts()
  const professional = comments?.professionalSkillsByHr ?? []
  const general = comments?.generalSkillsByHr ?? []
  const legend = (
    <span className="flex items-center gap-1.5 text-xs">
      <Seal label="" size={14} />
      {t('profile.verified')}
    </span>
  )
  return (
    <Card>
      <SectionHeader
        title={t('profile.skills')}
        className="mb-3"
        aside={
          <>
            {professional.length + general.length > 0 && legend}
            {action}
          </>
        }
      />
      <div className="grid grid-cols-1 gap-x-4 gap-y-1 max-sm:[&>:not(h3)]:mb-2 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-y-2.5">
        <SkillRow
          label={t('profile.skills.professional')}
          none={none === 'hidden' ? undefined : (none?.professional ?? t('profile.skills.noProfessional'))}
          skills={withChecked(skills.ProfessionalSkills, professional)}
        />
        <SkillRow
          label={t('profile.skills.general')}
          none={none === 'hidden' ? undefined : (none?.general ?? t('profile.skills.noGeneral'))}
          skills={withChecked(skills.GeneralSkills, general)}
        />
      </div>
    </Card>
  )
}
