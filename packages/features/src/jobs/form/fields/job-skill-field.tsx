import { PickManyField } from '@pramaan/app-shell/forms/fields/pick-many-field.tsx'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { skillKey } from '@pramaan/domain/candidate'
import { AddChip } from '@pramaan/ui/chip'
import { TextButton } from '@pramaan/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import { usePostingTexts } from '../../../texts/use-posting-texts.ts'
import type { JobSkillsValues } from './job-form-values.ts'

/** The two kinds of skills of a job. */
export type SkillKind = keyof JobSkillsValues

/** Props of `JobSkillField`; `suggested` are a role's skills, `role` its name. */
type JobSkillFieldProps = {
  kind: SkillKind
  values: readonly string[]
  onValues: (values: string[]) => void
  onBlur?: () => void
  inputRef?: Ref<HTMLInputElement>
  error?: string | undefined
  role?: string | undefined
  suggested?: readonly string[] | undefined
}

/** The maximum number of skills of a kind that a job can require. */
const mostJobSkills = 20

const words = {
  GeneralSkills: { label: 'jobForm.field.general', none: 'profile.skills.noGeneral' },
  ProfessionalSkills: { label: 'jobForm.field.professional', none: 'profile.skills.noProfessional' },
} as const

/** What any form's `Controller` provides for a kind of skills. */
type Controlled = {
  field: { value: string[]; onChange: (values: string[]) => void; onBlur: () => void; ref: Ref<HTMLInputElement> }
  fieldState: { error?: { message?: string | undefined } | undefined }
}

/** Renders the skills of a kind in a form's `Controller`. */
export function skillFieldOf(kind: SkillKind, of: Pick<JobSkillFieldProps, 'role' | 'suggested'> = {}) {
  return ({ field: { value, onChange, onBlur, ref }, fieldState }: Controlled) => (
    <JobSkillField
      kind={kind}
      onBlur={onBlur}
      {...of}
      values={value}
      onValues={onChange}
      inputRef={ref}
      error={fieldState.error?.message}
    />
  )
}

/** Skills of one kind: the role's, added with one press each, and any other found by typing. */
function JobSkillField({ kind, values, onValues, role, suggested, inputRef, ...field }: JobSkillFieldProps) {
  const t = usePostingTexts()
  const label = t(words[kind].label)
  const { options, loading } = useCatalogue(kind)
  const chosenKeys = new Set(values.map(skillKey))
  const open = (suggested ?? []).filter((skill) => !chosenKeys.has(skillKey(skill)))
  const add = (skills: readonly string[]) => onValues([...values, ...skills].slice(0, mostJobSkills))
  return (
    <div className="flex min-w-0 flex-col gap-2.5">
      <PickManyField
        list="skills"
        {...field}
        label={label}
        options={options}
        loading={loading}
        values={values}
        onValues={onValues}
        {...(inputRef && { ref: inputRef })}
        note={t('jobForm.field.several')}
        placeholder={t('jobForm.field.add')}
        most={mostJobSkills}
        chosenLabel={t('jobForm.field.chosen', { field: label })}
        fullText={t('jobForm.field.full', { most: mostJobSkills })}
      />
      {role && suggested?.length === 0 && <p className="text-sm text-ink-muted">{t(words[kind].none)}</p>}
      {role && open.length > 0 && (
        <section aria-label={t('jobForm.field.suggested', { role })} className="flex flex-col gap-2">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-ink-muted">
            {t('jobForm.field.suggested', { role })}
            {open.length > 1 && <TextButton onClick={() => add(open)}>{t('jobForm.field.suggested.all')}</TextButton>}
          </p>
          <div className="flex flex-wrap gap-2">
            {open.map((skill) => (
              <AddChip key={skill} onAdd={() => add([skill])} disabled={values.length >= mostJobSkills}>
                {skill}
              </AddChip>
            ))}
          </div>
        </section>
      )}
    </div>
  )
}

function useCatalogue(kind: SkillKind) {
  const api = useApi()
  const { data, isPending } = useQuery({ ...api.reference.skills.query(), staleTime: Number.POSITIVE_INFINITY })
  return { options: data?.data[kind] ?? [], loading: isPending }
}
