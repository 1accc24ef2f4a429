import { mostSkills } from '@pramaan/domain/candidate'
import { EducationCard } from '@pramaan/features/profile/cards/education-list.tsx'
import { ExperienceCard } from '@pramaan/features/profile/cards/experience-list.tsx'
import { SkillsCard } from '@pramaan/features/profile/cards/skills-card.tsx'
import { TextButton } from '@pramaan/ui/text-link'
import { Plus } from 'lucide-react'
import type { MyRecord } from '../../../record/my-record.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { EntryButton, SectionButton } from '../editing/edit-button.tsx'
import type { OpenEdit } from '../editing/use-edit.ts'
import { AddPrompt } from './add-prompt.tsx'

type SectionProps = { record: MyRecord; open: OpenEdit }

/** The candidate’s own skills, or the prompt to add some. */
export function MySkills({ record, open }: SectionProps) {
  const t = useTexts()
  const { GeneralSkills, ProfessionalSkills } = record.SkillProfile
  const edit = () => open('skills')
  if (GeneralSkills.length + ProfessionalSkills.length === 0 && !record.HrComments)
    return (
      <AddPrompt
        title={t('myProfile.addSkills')}
        text={t('myProfile.addSkills.text', { most: mostSkills })}
        button={t('myProfile.addSkills.button')}
        onPress={edit}
      />
    )
  const prompt = (text: string) => (
    <TextButton icon={<Plus aria-hidden />} onClick={edit}>
      {text}
    </TextButton>
  )
  return (
    <SkillsCard
      skills={record.SkillProfile}
      comments={record.HrComments}
      action={<SectionButton does="edit" what={t('myProfile.what.skills')} onPress={edit} />}
      none={{ professional: prompt(t('myProfile.addProfessional')), general: prompt(t('myProfile.addGeneral')) }}
    />
  )
}

/** The candidate’s own positions, or the prompt to add one; only for an Experienced candidate (document 001 §6). */
export function MyExperience({ record, open }: SectionProps) {
  const t = useTexts()
  const add = () => open('position')
  if (record.Experience.length === 0)
    return (
      <AddPrompt
        title={t('myProfile.addExperience')}
        text={t('myProfile.addExperience.text')}
        button={t('myProfile.addExperience.button')}
        onPress={add}
      />
    )
  return (
    <ExperienceCard
      positions={record.Experience}
      action={<SectionButton does="add" what={t('myProfile.what.position')} onPress={add} />}
      actionOf={({ expID, title }) => <EntryButton name={title} onPress={() => open('position', expID)} />}
    />
  )
}

/** The candidate’s own education, or the prompt to add some. */
export function MyEducation({ record, open }: SectionProps) {
  const t = useTexts()
  const add = () => open('education')
  if (record.Education.length === 0)
    return (
      <AddPrompt
        title={t('myProfile.addEducation')}
        text={t('myProfile.addEducation.text')}
        button={t('myProfile.addEducation.button')}
        onPress={add}
      />
    )
  return (
    <EducationCard
      entries={record.Education}
      action={<SectionButton does="add" what={t('myProfile.what.education')} onPress={add} />}
      actionOf={({ eduID, degree }) => <EntryButton name={degree} onPress={() => open('education', eduID)} />}
    />
  )
}
