import { showsExperience } from '@pramaan/domain/experience-level'
import type { ReactNode } from 'react'
import type { ReadProfile } from '../read-profile.ts'
import { EducationCard } from './education-list.tsx'
import { ExperienceCard } from './experience-list.tsx'
import { HrBox } from './hr-box.tsx'
import { PersonalInformation } from './personal-information.tsx'
import { ProfileHeader } from './profile-header.tsx'
import { SkillsCard } from './skills-card.tsx'
import { SuitableRoles } from './suitable-roles.tsx'

/** Props of `ReadOnlyProfile`: `contact` is in the header, `resume` is the section of the CV. */
export type ReadOnlyProfileProps = {
  profile: ReadProfile
  resume?: ReactNode
  contact?: ReactNode
  /** Below the last section: a link that depends on the role. */
  foot?: ReactNode
}

/** A candidate's profile as employers and staff see it, all sections of document 002 §2.5. */
export function ReadOnlyProfile({ profile, resume, contact, foot }: ReadOnlyProfileProps) {
  const { ExperienceLevel, HrComments } = profile
  return (
    <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_20.5rem] lg:gap-5">
      <div className="grid gap-3 lg:gap-5">
        <ProfileHeader profile={profile} aside={contact} />
        <HrBox comments={HrComments} verifiedOn={profile.VerifiedOn} name={profile.FullName} />
        <SkillsCard skills={profile.SkillProfile} comments={HrComments} />
        {ExperienceLevel && showsExperience(ExperienceLevel) && <ExperienceCard positions={profile.Experience} />}
        <SuitableRoles of={profile.Opportunities} />
      </div>
      <div className="grid gap-3 lg:gap-5">
        <EducationCard entries={profile.Education} />
        <PersonalInformation profile={profile} />
        {resume}
        {foot}
      </div>
    </div>
  )
}
