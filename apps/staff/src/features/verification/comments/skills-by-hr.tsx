import { useFittingOptions } from '@pramaan/app-shell/forms/fields/use-fitting-options.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { skillKey } from '@pramaan/domain/candidate'
import { Combobox } from '@pramaan/ui/combobox'
import { PickChips } from '@pramaan/ui/pick-chips'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useTexts } from '../../../texts/use-texts.ts'
import type { CommentsForm } from './use-comments-form.ts'

type SkillsByHrProps = {
  form: CommentsForm
  name: 'generalSkillsByHr' | 'professionalSkillsByHr'
  /** The candidate's own skills; hr ticks those that proved true. */
  ownSkills: readonly string[]
}

const mostShown = 40

/** Skills of one kind that hr confirmed: the candidate's own to tick, and others from the catalogue to add. */
export function SkillsByHr({ form, name, ownSkills }: SkillsByHrProps) {
  const t = useTexts()
  const { field } = useController({ control: form.control, name })
  const [query, setQuery] = useState('')
  const catalogue = useCatalogue(name)
  const chosen = field.value
  const offered = ownSkills.filter((skill) => !chosen.some((each) => skillKey(each) === skillKey(skill)))
  const excludedKeys = new Set([...chosen, ...ownSkills].map(skillKey))
  const options = catalogue
    .filter((skill) => !excludedKeys.has(skillKey(skill)))
    .map((skill) => ({ value: skill, label: skill }))
  const fitting = useFittingOptions(options, query, 'skills')
  return (
    <div className="flex flex-col gap-2">
      {chosen.length + offered.length > 0 && (
        <PickChips
          dense
          label={t(`comments.${name}`)}
          note={t('comments.optional')}
          options={[...chosen, ...offered].map((skill) => ({ value: skill, label: skill }))}
          values={chosen}
          onValues={field.onChange}
          name={name}
        />
      )}
      <Combobox
        dense
        several
        label={t(chosen.length + offered.length > 0 ? `comments.add.${name}` : `comments.${name}`)}
        labelHidden={chosen.length + offered.length > 0}
        note={t('comments.optional')}
        placeholder={t('comments.addSkill')}
        options={fitting.slice(0, mostShown)}
        query={query}
        onQuery={setQuery}
        onPick={({ value }) => field.onChange([...chosen, value])}
      />
    </div>
  )
}

function useCatalogue(name: SkillsByHrProps['name']) {
  const api = useApi()
  const { data } = useQuery({ ...api.reference.skills.query(), staleTime: Number.POSITIVE_INFINITY })
  const lists = data?.data
  return (name === 'generalSkillsByHr' ? lists?.GeneralSkills : lists?.ProfessionalSkills) ?? []
}
