import { skillMatch } from '@pramaan/domain/job'
import type { Drive } from '@pramaan/features/drives/drive-shapes.ts'
import { Section } from '@pramaan/features/drives/page/drive-sections.tsx'
import { RequiredSkills } from '@pramaan/features/skills/required-skills.tsx'
import { TextLink } from '@pramaan/ui/text-link'
import { editPath } from '../../record/my-profile-path.ts'
import { useMyRecord } from '../../record/my-record.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The skills that a drive requires; the candidate's own have a tick, the missing ones can be added. */
export function Eligibility({ drive }: { drive: Drive }) {
  const t = useTexts()
  const mySkills = useMyRecord().data?.SkillProfile
  const skills = { general: mySkills?.GeneralSkills ?? [], professional: mySkills?.ProfessionalSkills ?? [] }
  const { matched, total, missing } = skillMatch({ general: [], professional: drive.Skills }, skills)
  const [first] = missing
  return (
    <Section
      title={t('drive.eligibility')}
      aside={mySkills && total > 0 ? t('drive.have', { matched, total }) : undefined}
      empty={total === 0}
    >
      <RequiredSkills skills={drive.Skills} missing={mySkills && missing}>
        {mySkills && first && <TextLink href={editPath('skills')}>{t('drives.addSkill', { skill: first })}</TextLink>}
      </RequiredSkills>
    </Section>
  )
}
