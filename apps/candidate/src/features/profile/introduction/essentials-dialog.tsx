import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { EditDialog } from '@pramaan/app-shell/forms/edit-dialog.tsx'
import { useDomainOptions } from '@pramaan/features/skills/use-domain-options.ts'
import { Button } from '@pramaan/ui/button'
import { SelectField } from '@pramaan/ui/select-field'
import { type FormEvent, useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { profileEdit } from '../../../record/edits/make-edit.ts'
import type { MyRecord } from '../../../record/my-record.ts'
import { SkillPicker } from '../../../skills/skill-picker.tsx'
import { useSkillLists } from '../../../skills/use-skill-lists.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useEditForm } from '../editing/use-edit-form.ts'
import { type Essentials, type EssentialsValues, essentialsOf, essentialsSchema } from './essentials-schema.ts'
import { IntroFields } from './intro-fields.tsx'
import { splitSkills } from './split-skills.ts'

/** The page that "I'll do this later" goes to (document 001 §2). */
const laterPath = '/candidate-dashboard'

/**
 * Edit profile: name, description, domain and skills in one form; "I'll do this later" saves too, then leaves (document
 * 001 §2, §4).
 */
export function EssentialsDialog({ record, onClose }: { record: MyRecord; onClose: () => void }) {
  const t = useTexts()
  const navigate = useNavigate()
  const domains = useDomainOptions(record.CareerProfile.domain)
  const [later, setLater] = useState(false)
  const { form, dialog, lists } = useFullForm(record)
  const { errors } = form.formState
  const submit = (leaves: boolean) => (event?: FormEvent) => {
    setLater(leaves)
    void dialog.onSubmit(event)
  }
  const leave = () => (later && dialog.saved ? void navigate(laterPath, { replace: true }) : onClose())
  const laterButton = (
    <Button tone="ghost" onClick={() => submit(true)()} busy={later && dialog.busy && t('form.saving')}>
      {t('completeProfile.later')}
    </Button>
  )
  return (
    <EditDialog
      title={t('myProfile.editProfile')}
      {...dialog}
      busy={dialog.busy && !later}
      onSubmit={submit(false)}
      onClose={leave}
      remove={laterButton}
    >
      <IntroFields field={(name) => ({ ...form.register(name), error: errors[name]?.message })} />
      <SelectField
        label={t('myProfile.domain')}
        placeholder={t('career.domain.choose')}
        options={domains.options}
        error={errors.domain?.message}
        {...form.register('domain')}
        key={domains.loaded ? 'loaded' : 'loading'}
      />
      <Controller
        control={form.control}
        name="skills"
        render={({ field }) => (
          <SkillPicker lists={lists} picked={field.value} onPicked={(picked) => field.onChange([...picked])} />
        )}
      />
    </EditDialog>
  )
}

function useFullForm(record: MyRecord) {
  const t = useTexts()
  const [opened] = useState(record)
  const edit = useEditForm<EssentialsValues, Essentials>({
    resolver: standardSchemaResolver(essentialsSchema),
    values: essentialsOf(record),
    text: t('myProfile.saved.profile'),
    part: 'profile',
    edits: ({ skills, ...rest }) => {
      const split = splitSkills(skills, lists.data?.general, opened.SkillProfile)
      return [profileEdit(opened, { ...rest, ...split })]
    },
  })
  const domain = useWatch({ control: edit.form.control, name: 'domain' })
  const lists = useSkillLists(Number(domain) || null)
  return { ...edit, lists }
}
