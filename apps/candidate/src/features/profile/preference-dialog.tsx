import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { EditDialog } from '@pramaan/app-kit/forms/edit-dialog.tsx'
import { useApi } from '@pramaan/app-kit/platform/platform.tsx'
import { useDomainOptions } from '@pramaan/app-kit/skills/use-domain-options.ts'
import { showsSalaryExpectations } from '@pramaan/domain/experience-level'
import { infoOfJoining, isOpenForJoin, joiningSwitches } from '@pramaan/domain/joining'
import { SegmentedBar } from '@pramaan/ui/segmented-bar'
import { SelectField } from '@pramaan/ui/select-field'
import { TextField } from '@pramaan/ui/text-field'
import { Controller } from 'react-hook-form'
import type { OwnRecord } from '../../own-record.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ctcStep, preferenceOf, preferenceSchema } from './preference-schema.ts'
import { useEditForm } from './use-edit-form.ts'

/** Edit Job Preference: joining status, domain, and the pay, which Freshers are not asked for (document 001 §3, §5). */
export function PreferenceDialog({ record, onClose }: { record: OwnRecord; onClose: () => void }) {
  const t = useTexts()
  const domains = useDomainOptions()
  const level = record.ExperienceLevel ?? 'Fresher'
  const values = preferenceOf(record)
  const send = useSendPreference(record)
  const { form, dialog } = useEditForm({
    resolver: standardSchemaResolver(preferenceSchema(t('preference.ctc.invalid'))),
    values,
    text: t('own.saved.preference'),
    send,
  })
  const { errors } = form.formState
  return (
    <EditDialog title={t('preference.title')} {...dialog} onClose={onClose}>
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
        label={t('own.domain')}
        placeholder={t('career.domain.choose')}
        options={domains.options}
        error={errors.domain?.message}
        {...form.register('domain')}
        key={domains.loaded ? 'loaded' : 'loading'}
      />
      {showsSalaryExpectations(level) && (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {(['incomeCTC', 'expectedCtc'] as const).map((name) => (
            <TextField
              key={name}
              label={t(name === 'incomeCTC' ? 'own.currentCtc' : 'own.expectedCtc')}
              note={t('form.optional')}
              type="number"
              inputMode="decimal"
              min={0}
              step={ctcStep}
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

/** Sends what changed: the joining status has a call of its own. */
function useSendPreference(record: OwnRecord) {
  const api = useApi()
  const params = { id: record.ID }
  const before = preferenceOf(record)
  return async ({ joining, ...pay }: { joining: typeof before.joining; domain?: number | null | undefined }) => {
    await api.candidates.updateProfile({ params, body: pay })
    if (joining === before.joining) return
    const joiningInfo = { status: infoOfJoining(joining) }
    await api.candidates.updateJoining({ params, body: { JoiningStatus: isOpenForJoin(joining), joiningInfo } })
  }
}
