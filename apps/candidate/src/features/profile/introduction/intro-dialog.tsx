import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { EditDialog } from '@pramaan/app-shell/forms/edit-dialog.tsx'
import { candidates } from '@pramaan/contract/candidates/candidate'
import { showsExperience } from '@pramaan/domain/experience-level'
import { TextField } from '@pramaan/ui/text-field'
import { useState } from 'react'
import type { z } from 'zod'
import { profileEdit } from '../../../record/edits/make-edit.ts'
import type { MyRecord } from '../../../record/my-record.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useEditForm } from '../editing/use-edit-form.ts'
import { IntroFields } from './intro-fields.tsx'

const schema = candidates.updateProfile.body.pick({ name: true, description: true, currentPosition: true })

type IntroValues = z.input<typeof schema>
type IntroBody = z.output<typeof schema>

/** Edit intro: full name, description and, for anyone who has worked, the current position (document 000 §2, §5, §6). */
export function IntroDialog({ record, onClose }: { record: MyRecord; onClose: () => void }) {
  const t = useTexts()
  const [opened] = useState(record)
  const experienced = showsExperience(record.ExperienceLevel ?? 'Fresher')
  const position = experienced && { currentPosition: record.CurrentPosition ?? '' }
  const { form, dialog } = useEditForm<IntroValues, IntroBody>({
    resolver: standardSchemaResolver(schema),
    values: { name: record.FullName, description: record.Description ?? '', ...position },
    text: t('myProfile.saved.intro'),
    part: 'intro',
    edits: (body) => [profileEdit(opened, body)],
  })
  const { errors } = form.formState
  return (
    <EditDialog title={t('intro.title')} {...dialog} onClose={onClose}>
      <IntroFields field={(name) => ({ ...form.register(name), error: errors[name]?.message })} />
      {experienced && (
        <TextField
          label={t('myProfile.currentPosition')}
          note={t('form.optional')}
          autoComplete="organization-title"
          error={errors.currentPosition?.message}
          {...form.register('currentPosition')}
        />
      )}
    </EditDialog>
  )
}
