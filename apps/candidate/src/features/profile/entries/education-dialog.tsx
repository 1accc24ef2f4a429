import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { educationEntry } from '@pramaan/contract/candidates/candidate-entries'
import { whyNotEducationPeriod } from '@pramaan/domain/duration'
import { CheckboxField } from '@pramaan/ui/checkbox-field'
import { TextField } from '@pramaan/ui/text-field'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { educationEdit } from '../../../record/edits/make-edit.ts'
import type { MyRecord } from '../../../record/my-record.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useEditForm } from '../editing/use-edit-form.ts'
import { type EducationBody, type EducationValues, educationBody, educationOf } from './education-values.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { entryResolver } from './entry-resolver.ts'
import { PeriodFields, usePeriodSentence } from './period-fields.tsx'
import { StudyFields } from './study-fields.tsx'

type Entry = MyRecord['Education'][number]

/** Add or Edit Education: institution, level, degree and years (document 000 §5). */
export function EducationDialog({ entry, onClose }: { entry?: Entry; onClose: () => void }) {
  const t = useTexts()
  const [opened] = useState(entry)
  const { now } = usePlatform()
  const { form, dialog } = useEditForm<EducationValues, EducationBody>({
    resolver: entryResolver({
      schema: educationEntry,
      whyNot: (values) => whyNotEducationPeriod({ startYear: undefined, ...values }, now()),
      monthsNeeded: false,
      sentenceOf: usePeriodSentence(),
    }),
    values: educationOf(entry),
    text: t('myProfile.saved.education'),
    prefix: entry ? 'updatedEducationEntry.' : '',
    part: 'education',
    edits: (values) => [educationEdit(opened, educationBody(values))],
  })
  const known = opened && {
    name: opened.degree,
    edit: { kind: 'education', does: 'remove', id: opened.eduID } as const,
  }
  const { errors } = form.formState
  const pursuing = useWatch({ control: form.control, name: 'pursuing' })
  return (
    <EntryDialog kind="education" dialog={dialog} known={known} onClose={onClose}>
      <StudyFields form={form} />
      <PeriodFields
        field={(name) => ({
          ...form.register(name, { deps: ['endMonth', 'endYear'] }),
          error: errors[name]?.message,
        })}
        running={pursuing}
        monthsNeeded={false}
      >
        <CheckboxField
          label={t('education.pursuing')}
          {...form.register('pursuing', { deps: ['endMonth', 'endYear'] })}
        />
      </PeriodFields>
      <TextField
        label={t('education.grade')}
        note={t('form.optional')}
        help={t('education.grade.help')}
        error={errors.grade?.message}
        {...form.register('grade')}
      />
    </EntryDialog>
  )
}
