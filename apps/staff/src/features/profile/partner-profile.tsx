import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { dotted } from '@pramaan/domain/dotted'
import { EducationCard } from '@pramaan/features/profile/cards/education-list.tsx'
import { SkillsCard } from '@pramaan/features/profile/cards/skills-card.tsx'
import type { ReadProfile } from '@pramaan/features/profile/read-profile.ts'
import { Avatar } from '@pramaan/ui/avatar'
import { Card } from '@pramaan/ui/card'
import { OpenContact } from './profile-contact.tsx'

type Partners = ReadProfile & { Phone: string | null; Email: string | null }

/** A candidate as a course partner sees one: identity, contact, skills and education (D59). */
export function PartnerProfile({ profile }: { profile: Partners }) {
  const { FullName, Image, ExperienceLevel, CareerProfile } = profile
  const option = useOptionText()
  const facts = [ExperienceLevel && option(ExperienceLevel), CareerProfile.degree, CareerProfile.college].filter(
    Boolean,
  )
  return (
    <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_20.5rem] lg:gap-5">
      <div className="grid gap-3 lg:gap-5">
        <Card className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Avatar name={FullName} src={Image} size="lg" />
          <div className="min-w-0 flex-1 basis-48">
            <h1 className="text-xl leading-normal wrap-anywhere sm:text-2xl">{FullName}</h1>
            <p className="text-sm wrap-anywhere text-ink-muted">{dotted(facts)}</p>
          </div>
          <div className="flex min-w-0 flex-col gap-2 max-sm:w-full">
            <OpenContact profile={profile} />
          </div>
        </Card>
        <SkillsCard skills={profile.SkillProfile} comments={null} />
      </div>
      <EducationCard entries={profile.Education} />
    </div>
  )
}
