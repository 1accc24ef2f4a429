import { PickManyField } from '@pramaan/app-shell/forms/fields/pick-many-field.tsx'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useQuery } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import { usePostingTexts } from '../../../texts/use-posting-texts.ts'
import type { DriveForm } from './use-items.ts'

const most = 30

/** The skills that a drive requires, from the whole catalogue. */
export function SkillsField({ form }: { form: DriveForm }) {
  const t = usePostingTexts()
  const api = useApi()
  const { data, isPending } = useQuery({ ...api.reference.skills.query(), staleTime: Number.POSITIVE_INFINITY })
  const { ProfessionalSkills = [], GeneralSkills = [] } = data?.data ?? {}
  return (
    <Controller
      name="Skills"
      control={form.control}
      render={({ field, fieldState }) => (
        <PickManyField
          list="skills"
          ref={field.ref}
          label={t('driveForm.skills.label')}
          placeholder={t('driveForm.skills.placeholder')}
          options={[...ProfessionalSkills, ...GeneralSkills]}
          loading={isPending}
          values={field.value}
          onValues={field.onChange}
          onBlur={field.onBlur}
          most={most}
          chosenLabel={t('driveForm.skills.chosen')}
          fullText={t('driveForm.items.most', { n: most })}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
