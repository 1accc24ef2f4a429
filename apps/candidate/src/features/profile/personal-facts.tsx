import { LocationField } from '@pramaan/app-kit/forms/location-field.tsx'
import { PickField } from '@pramaan/app-kit/forms/pick-field.tsx'
import { useEducationOptions } from '@pramaan/app-kit/forms/use-education-options.ts'
import { genders } from '@pramaan/domain/gender'
import { indianStates } from '@pramaan/domain/options'
import { DateOfBirthField } from '@pramaan/ui/date-of-birth-field'
import { SegmentedBar } from '@pramaan/ui/segmented-bar'
import { SelectField } from '@pramaan/ui/select-field'
import { Controller } from 'react-hook-form'
import { useTexts } from '../../texts/use-texts.ts'
import type { PersonalForm } from './personal-contacts.tsx'

const states = indianStates.map((state) => ({ value: state, label: state }))

/** Location and state, date of birth, gender and the highest degree. */
export function PersonalFacts({ form }: { form: PersonalForm }) {
  const t = useTexts()
  const { degrees, degreesLoading } = useEducationOptions('')
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Controller
          control={form.control}
          name="location"
          render={({ field: { value, onChange, disabled: _disabled, ...field }, fieldState }) => (
            <LocationField {...field} free value={value ?? ''} onValue={onChange} error={fieldState.error?.message} />
          )}
        />
        <SelectField
          label={t('personal.state')}
          note={t('form.optional')}
          placeholder={t('personal.state.choose')}
          options={states}
          error={form.formState.errors.state?.message}
          {...form.register('state')}
        />
      </div>
      <Controller
        control={form.control}
        name="dob"
        render={({ field: { value, onChange, disabled: _disabled, ...field }, fieldState }) => (
          <DateOfBirthField
            {...field}
            label={t('profile.personal.dob')}
            note={t('form.optional')}
            value={value}
            onValue={onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={form.control}
        name="gender"
        render={({ field }) => (
          <SegmentedBar
            name="gender"
            label={t('details.gender')}
            note={t('form.optional')}
            options={genders.map((gender) => ({ value: gender, label: t(`details.gender.${gender}`) }))}
            value={field.value ?? ''}
            onValue={field.onChange}
          />
        )}
      />
      <Controller
        control={form.control}
        name="degree"
        render={({ field: { value, onChange, disabled: _disabled, ...field }, fieldState }) => (
          <PickField
            {...field}
            free
            label={t('profile.personal.degree')}
            note={t('form.optional')}
            help={t('personal.degree.help')}
            options={degrees}
            loading={degreesLoading}
            value={value ?? ''}
            onValue={onChange}
            error={fieldState.error?.message}
          />
        )}
      />
    </>
  )
}
