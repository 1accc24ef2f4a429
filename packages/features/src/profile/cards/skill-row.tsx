import { skillKey } from '@pramaan/domain/candidate'
import { ChipList } from '@pramaan/ui/chip-list'
import type { ReactNode } from 'react'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'

type Skill = { name: string; checked: boolean }

/** The candidate's skills and those that only hr named, confirmed ones first. */
export function withChecked(ownSkills: readonly string[], checked: readonly string[]): Skill[] {
  const keys = new Set(checked.map(skillKey))
  const first = checked.map((name) => ({ name, checked: true }))
  return [...first, ...ownSkills.filter((name) => !keys.has(skillKey(name))).map((name) => ({ name, checked: false }))]
}

/** Props of `SkillRow`; `none` is shown if there are no skills, and without it nothing is. */
export type SkillRowProps = { label: string; none?: ReactNode; skills: readonly Skill[] }

/** A heading and skills as chips, for the two columns of a grid; those confirmed by hr have the seal. */
export function SkillRow({ label, none, skills }: SkillRowProps) {
  const t = useFeatureTexts()
  if (skills.length === 0 && none === undefined) return null
  const checked = new Set(skills.filter((skill) => skill.checked).map(({ name }) => name))
  const isOn = (name: string) => checked.has(name)
  return (
    <>
      <h3 className="text-sm leading-7 font-normal text-ink-muted">{label}</h3>
      {skills.length === 0 ? (
        <div className="text-sm leading-7 text-ink-muted">{none}</div>
      ) : (
        <ChipList
          items={skills.map(({ name }) => name)}
          mark={{ look: 'verified', label: t('profile.verified'), isOn }}
        />
      )}
    </>
  )
}
