import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { EditDialog } from '@pramaan/app-shell/forms/edit-dialog.tsx'
import { useState } from 'react'
import { profileEdit } from '../../../record/edits/make-edit.ts'
import type { MyRecord } from '../../../record/my-record.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useEditForm } from '../editing/use-edit-form.ts'
import { PersonalContacts } from './personal-contacts.tsx'
import { PersonalFacts } from './personal-facts.tsx'
import { type PersonalBody, type PersonalValues, personalOf, personalSchema } from './personal-schema.ts'

/** Edit personal information: contacts and personal facts (document 000 §2, §5). */
export function PersonalDialog({ record, onClose }: { record: MyRecord; onClose: () => void }) {
  const t = useTexts()
  const [opened] = useState(record)
  const { form, dialog } = useEditForm<PersonalValues, PersonalBody>({
    resolver: standardSchemaResolver(personalSchema(t('personal.dob.invalid'))),
    values: personalOf(record),
    text: t('myProfile.saved.personal'),
    part: 'personal',
    edits: (body) => [profileEdit(opened, body)],
  })
  return (
    <EditDialog title={t('personal.title')} {...dialog} onClose={onClose}>
      <PersonalContacts form={form} />
      <PersonalFacts form={form} />
    </EditDialog>
  )
}
