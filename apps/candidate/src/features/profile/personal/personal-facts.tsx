import { GenderField } from '@pramaan/app-shell/forms/fields/gender-field.tsx'
import { LocationField } from '@pramaan/app-shell/forms/fields/location-field.tsx'
import { PickField } from '@pramaan/app-shell/forms/fields/pick-field.tsx'
import { useEducationOptions } from '@pramaan/app-shell/forms/fields/use-education-options.ts'
import { ValueField } from '@pramaan/app-shell/forms/fields/value-field.tsx'
import { indianStates } from '@pramaan/domain/options'
import { DateOfBirthField } from '@pramaan/ui/date-of-birth-field'
import { SelectField } from '@pramaan/ui/select-field'
import { useTexts } from '../../../texts/use-texts.ts'
import type { PersonalForm } from './personal-contacts.tsx'

const states = indianStates.map((state) => ({ value: state, label: state }))

/** Location and state, date of birth, gender and the highest degree. */
export function PersonalFacts({ form }: { form: PersonalForm }) {
  const t = useTexts()
  const { degrees, degreesLoading } = useEducationOptions('')
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <ValueField control={form.control} name="location">
          {(field) => <LocationField {...field} free />}
        </ValueField>
        <SelectField
          label={t('personal.state')}
          note={t('form.optional')}
          placeholder={t('personal.state.choose')}
          options={states}
          error={form.formState.errors.state?.message}
          {...form.register('state')}
        />
      </div>
      <ValueField control={form.control} name="dob">
        {(field) => <DateOfBirthField {...field} label={t('profile.personal.dob')} note={t('form.optional')} />}
      </ValueField>
      <GenderField control={form.control} name="gender" />
      <ValueField control={form.control} name="degree">
        {(field) => (
          <PickField
            {...field}
            free
            list="degrees"
            label={t('profile.personal.degree')}
            note={t('form.optional')}
            help={t('personal.degree.help')}
            options={degrees}
            loading={degreesLoading}
          />
        )}
      </ValueField>
    </>
  )
}
