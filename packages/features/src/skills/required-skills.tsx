import { skillKey } from '@pramaan/domain/candidate'
import { ChipList } from '@pramaan/ui/chip-list'
import type { ReactNode } from 'react'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'

/** Props of `RequiredSkills`: `missing` are those that the reader lacks; nothing is marked if it is not known. */
export type RequiredSkillsProps = {
  skills: readonly string[]
  missing: readonly string[] | undefined
  label?: string
  children?: ReactNode
}

/** The skills that an opening requires; the reader's own have a tick. */
export function RequiredSkills({ skills, missing, label, children }: RequiredSkillsProps) {
  const t = useFeatureTexts()
  const lacks = missing && new Set(missing.map(skillKey))
  const isOn = (skill: string) => !!lacks && !lacks.has(skillKey(skill))
  return (
    <ChipList items={skills} label={label} mark={{ look: 'done', label: t('job.skills.have'), isOn }}>
      {children}
    </ChipList>
  )
}
