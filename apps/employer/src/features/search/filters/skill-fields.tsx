import { useDebouncedValue } from '@pramaan/app-shell/forms/use-debounced-value.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import type { CandidateFilters } from '@pramaan/contract/search/candidate-filters'
import { foldText } from '@pramaan/domain/fold-text'
import { skillListText, skillsOf } from '@pramaan/domain/search'
import { startOf } from '@pramaan/domain/shortened'
import { RemovableChip } from '@pramaan/ui/chip'
import { Combobox } from '@pramaan/ui/combobox'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { skillNames } from './more-names.ts'
import type { FilterChange } from './use-filters.ts'

/** A filter by skills. */
type SkillFilter = (typeof skillNames)[number]

const restMilliseconds = 150

type SkillFieldsProps = { filters: CandidateFilters; onChange: (change: FilterChange) => void }

/** Skills that must be there, that are nice to have, and that must not be there. */
export function SkillFields({ filters, onChange }: SkillFieldsProps) {
  return skillNames.map((name) => (
    <SkillField
      key={name}
      name={name}
      skills={skillsOf(filters[name])}
      onSkills={(skills) => onChange({ [name]: skillListText(skills) || undefined })}
    />
  ))
}

type SkillFieldProps = { name: SkillFilter; skills: readonly string[]; onSkills: (skills: readonly string[]) => void }

function SkillField({ name, skills, onSkills }: SkillFieldProps) {
  const t = useTexts()
  const [typed, setTyped] = useState('')
  const suggested = useSkillOptions(typed)
  const isKnown = suggested.some(({ label }) => foldText(label) === foldText(typed))
  const typedSkill = typed.trim() === '' || isKnown ? [] : [{ value: typed.trim(), label: typed.trim() }]
  return (
    <div className="flex flex-col gap-2">
      <Combobox
        dense
        several
        label={t(`filter.${name}`)}
        help={name === 'niceToHave' && t('filter.niceToHave.help')}
        placeholder={t('filter.skill.placeholder')}
        options={[...suggested, ...typedSkill].filter(({ label }) => !skills.includes(label))}
        query={typed}
        onQuery={setTyped}
        onPick={({ label }) => onSkills([...skills, label])}
      />
      {skills.length > 0 && (
        <div className="flex flex-wrap gap-1.5">
          {skills.map((skill) => (
            <RemovableChip key={skill} name={skill} onRemove={() => onSkills(skills.filter((one) => one !== skill))}>
              {skill}
            </RemovableChip>
          ))}
        </div>
      )}
    </div>
  )
}

/** The skills that begin with the typed letters, without counts: those belong to a search's words, not to a filter. */
function useSkillOptions(typed: string) {
  const api = useApi()
  const term = startOf(useDebouncedValue(typed.trim(), restMilliseconds), 100)
  const { data } = useQuery({
    ...api.searchAids.suggestions.query({ query: { term } }),
    enabled: term !== '',
    placeholderData: keepPreviousData,
  })
  if (typed.trim() === '') return []
  const found = (data?.data ?? []).filter(({ Kind, Concept }) => Kind === 'skill' || Concept === 'skill')
  return found.map(({ Text }) => ({ value: Text, label: Text }))
}
