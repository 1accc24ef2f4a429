import { skillKey } from '@pramaan/domain/candidate'
import { skillMatch } from '@pramaan/domain/job'
import type { Drive } from '@pramaan/features/drives/drive-shapes.ts'
import { Section } from '@pramaan/features/drives/page/drive-sections.tsx'
import { Chip } from '@pramaan/ui/chip'
import { TextLink } from '@pramaan/ui/text-link'
import { editPath } from '../../record/my-profile-path.ts'
import { useMyRecord } from '../../record/my-record.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The skills that a drive requires; the candidate's own have a tick, the missing ones can be added. */
export function Eligibility({ drive }: { drive: Drive }) {
  const t = useTexts()
  const own = useMyRecord().data?.SkillProfile
  const skills = { general: own?.GeneralSkills ?? [], professional: own?.ProfessionalSkills ?? [] }
  const { matched, total, missing } = skillMatch({ general: [], professional: drive.Skills }, skills)
  const lacks = new Set(missing.map(skillKey))
  const [first] = missing
  return (
    <Section
      title={t('drive.eligibility')}
      aside={own && total > 0 ? t('drive.have', { matched, total }) : undefined}
      empty={total === 0}
    >
      <ul className="flex flex-wrap items-center gap-2">
        {drive.Skills.map((skill) => (
          <li key={skill} className="max-w-full">
            {own && !lacks.has(skillKey(skill)) ? (
              <Chip look="soft" mark="done" markLabel={t('drive.have.mark')}>
                {skill}
              </Chip>
            ) : (
              <Chip>{skill}</Chip>
            )}
          </li>
        ))}
        {own && first && (
          <li>
            <TextLink href={editPath('skills')}>{t('drives.addSkill', { skill: first })}</TextLink>
          </li>
        )}
      </ul>
    </Section>
  )
}
