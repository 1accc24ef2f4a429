import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { GenderField } from '@pramaan/app-shell/forms/fields/gender-field.tsx'
import { LocationField } from '@pramaan/app-shell/forms/fields/location-field.tsx'
import { ValueField } from '@pramaan/app-shell/forms/fields/value-field.tsx'
import { showRefused } from '@pramaan/app-shell/forms/refused-fields.ts'
import { useDraft } from '@pramaan/app-shell/forms/unsaved/use-draft.ts'
import { useFormDraft } from '@pramaan/app-shell/forms/unsaved/use-form-draft.ts'
import { useApi, usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { basicDetailsForm } from '@pramaan/contract/session/registration-forms'
import { useUpload } from '@pramaan/features/uploads/use-upload.ts'
import { SectionHeader } from '@pramaan/ui/section-header'
import { TextField } from '@pramaan/ui/text-field'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { PhotoField } from '../../../files/photo-field.tsx'
import type { MyRecord } from '../../../record/my-record.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { StepForm } from '../wizard/step-form.tsx'
import { useSaveStep } from '../wizard/use-wizard.ts'

type Details = z.input<typeof basicDetailsForm>

/** Basic details, screen 2 of 6: first name, last name and location required, gender and photo optional (document 000 §5). */
export function DetailsForm({ record, onSaved }: { record: MyRecord; onSaved: () => void }) {
  const t = useTexts()
  const api = useApi()
  const { ID } = usePerson()
  const save = useSaveStep()
  const draft = useDraft<Details>('details')
  const form = useForm<Details, unknown, z.output<typeof basicDetailsForm>>({
    resolver: standardSchemaResolver(basicDetailsForm),
    defaultValues: { step: -1, ID, ...known(record), ...draft.initial },
  })
  useFormDraft(form, draft)
  const upload = useUpload('avatar', async (address) => form.setValue('image', address, { shouldDirty: true }))
  const [firstName, lastName, image] = useWatch({ control: form.control, name: ['firstName', 'lastName', 'image'] })
  const { errors } = form.formState
  const submit = form.handleSubmit((body) => {
    const saved = () => {
      draft.drop()
      onSaved()
    }
    save.mutate(() => api.registration.register({ body }), {
      onSuccess: saved,
      onError: (error) => showRefused(error, form),
    })
  })
  return (
    <StepForm
      position={2}
      title={t('wizard.details')}
      text={t('details.text')}
      onSubmit={submit}
      busy={save.isPending}
      uploading={upload.uploading}
      error={Object.keys(errors).length > 0 ? undefined : save.error}
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label={t('details.firstName')}
          autoComplete="given-name"
          error={errors.firstName?.message}
          required
          {...form.register('firstName')}
        />
        <TextField
          label={t('details.lastName')}
          autoComplete="family-name"
          error={errors.lastName?.message}
          required
          {...form.register('lastName')}
        />
      </div>
      <ValueField control={form.control} name="location">
        {(field) => <LocationField {...field} free />}
      </ValueField>
      <GenderField control={form.control} name="gender" />
      <section aria-labelledby="photo" className="flex flex-col gap-4">
        <SectionHeader id="photo" title={t('files.photo.title')} description={t('files.photo.optional')} />
        <PhotoField
          name={`${firstName ?? ''} ${lastName ?? ''}`}
          image={image}
          upload={upload}
          onRemove={() => form.setValue('image', null, { shouldDirty: true })}
        />
      </section>
    </StepForm>
  )
}

function known({ FullName, Location, Gender, Image }: MyRecord) {
  const [lastName = '', ...others] = FullName.trim().split(/\s+/).reverse()
  const several = others.length > 0
  return {
    firstName: several ? others.toReversed().join(' ') : lastName,
    lastName: several ? lastName : '',
    location: Location ?? '',
    gender: Gender ?? undefined,
    image: Image,
  }
}
