import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { experienceEntry } from '@pramaan/contract/candidates/candidate-entries'
import { whyNotExperiencePeriod } from '@pramaan/domain/duration'
import { CheckboxField } from '@pramaan/ui/checkbox-field'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { positionEdit } from '../../../record/edits/make-edit.ts'
import type { MyRecord } from '../../../record/my-record.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useEditForm } from '../editing/use-edit-form.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { entryResolver } from './entry-resolver.ts'
import { PeriodFields, usePeriodSentence } from './period-fields.tsx'
import { PositionFields } from './position-fields.tsx'
import { type PositionBody, type PositionValues, positionBody, positionOf } from './position-values.ts'

type Entry = MyRecord['Experience'][number]

/** Add or Edit Position: designation, company and months (document 000 §5). */
export function PositionDialog({ entry, onClose }: { entry?: Entry; onClose: () => void }) {
  const t = useTexts()
  const [opened] = useState(entry)
  const { now } = usePlatform()
  const { form, dialog } = useEditForm<PositionValues, PositionBody>({
    resolver: entryResolver({
      schema: experienceEntry,
      whyNot: (values) => whyNotExperiencePeriod({ startMonth: undefined, startYear: undefined, ...values }, now()),
      monthsNeeded: true,
      sentenceOf: usePeriodSentence(),
    }),
    values: positionOf(entry),
    text: t('myProfile.saved.position'),
    prefix: entry ? 'updatedExperienceEntry.' : '',
    part: 'position',
    edits: (values) => [positionEdit(opened, positionBody(values))],
  })
  const known = opened && {
    name: opened.title,
    edit: { kind: 'position', does: 'remove', id: opened.expID } as const,
  }
  const { errors } = form.formState
  const working = useWatch({ control: form.control, name: 'working' })
  return (
    <EntryDialog kind="position" dialog={dialog} known={known} onClose={onClose}>
      <PositionFields form={form} />
      <PeriodFields
        field={(name) => ({
          ...form.register(name, { deps: ['endMonth', 'endYear'] }),
          error: errors[name]?.message,
        })}
        running={working}
        monthsNeeded
      >
        <CheckboxField label={t('position.working')} {...form.register('working', { deps: ['endMonth', 'endYear'] })} />
      </PeriodFields>
    </EntryDialog>
  )
}
