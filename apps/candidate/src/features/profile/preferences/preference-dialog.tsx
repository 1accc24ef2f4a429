import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { EditDialog } from '@pramaan/app-shell/forms/edit-dialog.tsx'
import { ListsFailure } from '@pramaan/app-shell/forms/fields/lists-failure.tsx'
import { showsSalaryExpectations } from '@pramaan/domain/experience-level'
import { infoOfJoining, joiningSwitches } from '@pramaan/domain/joining'
import { useDomainOptions } from '@pramaan/features/skills/use-domain-options.ts'
import { NumberField } from '@pramaan/ui/number-field'
import { PickChips } from '@pramaan/ui/pick-chips'
import { SegmentedBar } from '@pramaan/ui/segmented-bar'
import { SelectField } from '@pramaan/ui/select-field'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import type { Edit } from '../../../record/edits/edit.ts'
import { preferencesEdit, profileEdit } from '../../../record/edits/make-edit.ts'
import type { MyRecord } from '../../../record/my-record.ts'
import { RolePicker } from '../../../record/role-picker.tsx'
import { useJobRoles } from '../../../record/use-job-roles.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useEditForm } from '../editing/use-edit-form.ts'
import { type Preference, type PreferenceValues, preferenceOf, preferenceSchema } from './preference-schema.ts'
import { workKinds } from './work-kinds.ts'

/**
 * Edit job preference: joining status, domain, the roles looked for, kinds of work, and pay, except for Freshers
 * (document 001 §3, §5).
 */
export function PreferenceDialog({ record, onClose }: { record: MyRecord; onClose: () => void }) {
  const t = useTexts()
  const domains = useDomainOptions(record.CareerProfile.domain)
  const level = record.ExperienceLevel ?? 'Fresher'
  const values = preferenceOf(record)
  const [opened] = useState(record)
  const { form, dialog } = useEditForm<PreferenceValues, Preference>({
    resolver: standardSchemaResolver(preferenceSchema(t('preference.ctc.invalid'))),
    values,
    text: t('myProfile.saved.preference'),
    part: 'preference',
    edits: (preference) => editsOf(opened, preference),
  })
  const { errors } = form.formState
  return (
    <EditDialog title={t('preference.title')} {...dialog} onClose={onClose}>
      <ListsFailure />
      <Controller
        control={form.control}
        name="joining"
        render={({ field }) => (
          <SegmentedBar
            name="joining"
            label={t('preference.joining')}
            options={[...joiningSwitches(level), 'neither' as const].map((value) => ({
              value,
              label: t(`joining.${value}`),
            }))}
            value={field.value}
            onValue={field.onChange}
          />
        )}
      />
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
        name="roles"
        render={({ field }) => <PreferredRoles roles={field.value} onRoles={field.onChange} />}
      />
      <PickChips
        label={t('preference.kinds')}
        note={t('preference.kinds.note')}
        options={workKinds.map((value) => ({ value, label: t(`preference.kind.${value}`) }))}
        {...form.register('kinds')}
      />
      {showsSalaryExpectations(level) && (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {(['incomeCTC', 'expectedCtc'] as const).map((name) => (
            <NumberField
              key={name}
              decimals
              label={t(name === 'incomeCTC' ? 'myProfile.currentCtc' : 'myProfile.expectedCtc')}
              note={t('form.optional')}
              prefix="₹"
              suffix="LPA"
              error={errors[name]?.message}
              {...form.register(name)}
            />
          ))}
        </div>
      )}
    </EditDialog>
  )
}

type Roles = PreferenceValues['roles']

function PreferredRoles({ roles, onRoles }: { roles: Roles; onRoles: (roles: Roles) => void }) {
  const catalogue = useJobRoles()
  const all = catalogue.data?.data ?? []
  const titled = (title: string) => all.flatMap(({ ID, Title }) => (Title === title ? [{ ID, Title }] : []))
  return (
    <RolePicker
      loading={false}
      shown={roles.flatMap(({ Title }) => Title ?? [])}
      all={all}
      onAdd={(title) => onRoles([...roles, ...titled(title).slice(0, 1)])}
      onRemove={(title) => onRoles(roles.filter(({ Title }) => Title !== title))}
    />
  )
}

/** What a preference changes. The domain belongs to the profile, so a change of it goes to the profile's endpoint. */
function editsOf(record: MyRecord, { joining, domain, incomeCTC, expectedCtc, kinds, roles }: Preference): Edit[] {
  const chosen = Object.fromEntries(workKinds.map((kind) => [kind, kinds.includes(kind)]))
  const joiningInfo = { status: infoOfJoining(joining) }
  const pay = { currentCTC: incomeCTC, expectedCTC: expectedCtc }
  const preferences = preferencesEdit(record, { ...joiningInfo, ...pay, ...chosen, selectedJobRoles: roles })
  return domain === record.CareerProfile.domain ? [preferences] : [profileEdit(record, { domain }), preferences]
}
