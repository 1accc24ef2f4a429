import { EducationCard } from '@pramaan/features/profile/cards/education-list.tsx'
import { ExperienceCard } from '@pramaan/features/profile/cards/experience-list.tsx'
import { SkillsCard } from '@pramaan/features/profile/cards/skills-card.tsx'
import { Card } from '@pramaan/ui/card'
import { ChipList } from '@pramaan/ui/chip-list'
import { SectionHeader } from '@pramaan/ui/section-header'
import { TextLink } from '@pramaan/ui/text-link'
import { useTexts } from '../../texts/use-texts.ts'
import type { Page } from './use-my-page.ts'

/** The sections of a public page; empty ones are left out. */
export function PageSections({ page }: { page: Page }) {
  const t = useTexts()
  const { Skills, Roles, JoiningInfo, Experience, Education, Website } = page
  const openTo = JoiningInfo.status
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {(Roles.length > 0 || openTo) && (
        <Card>
          <SectionHeader
            title={t('publicPage.roles')}
            className="mb-3"
            aside={openTo && t(`publicPage.open.${openTo}`)}
          />
          <ChipList items={Roles} />
        </Card>
      )}
      {Skills.GeneralSkills.length + Skills.ProfessionalSkills.length > 0 && (
        <SkillsCard skills={Skills} comments={null} none="hidden" />
      )}
      {Experience.length > 0 && (
        <ExperienceCard positions={Experience.map((position, index) => ({ ...position, expID: index + 1 }))} />
      )}
      {Education.length > 0 && (
        <EducationCard entries={Education.map((entry, index) => ({ ...entry, eduID: index + 1, grade: null }))} />
      )}
      {Website && (
        <Card>
          <SectionHeader title={t('publicPage.website')} />
          <TextLink inline href={Website} target="_blank" rel="noopener noreferrer nofollow ugc">
            {Website.replace(/^https?:\/\/|\/$/g, '')}
          </TextLink>
        </Card>
      )}
    </div>
  )
}
