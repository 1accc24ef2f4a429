import { indianPhoneDigits } from '@pramaan/domain/phone'
import { TextField } from '@pramaan/ui/text-field'
import type { UseFormReturn } from 'react-hook-form'
import { useTexts } from '../../../texts/use-texts.ts'
import type { PersonalBody, PersonalValues } from './personal-schema.ts'

/** The form of personal information. */
export type PersonalForm = UseFormReturn<PersonalValues, unknown, PersonalBody>

/** E-mail, alternate contact and website. */
export function PersonalContacts({ form }: { form: PersonalForm }) {
  const t = useTexts()
  const { errors } = form.formState
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t('myProfile.email')}
          note={t('form.optional')}
          type="email"
          inputMode="email"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <TextField
          label={t('myProfile.alternate')}
          note={t('form.optional')}
          help={t('personal.alternate.help', { count: indianPhoneDigits })}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          error={errors.AlternateContact?.message}
          {...form.register('AlternateContact')}
        />
      </div>
      <TextField
        label={t('myProfile.website')}
        note={t('form.optional')}
        help={t('personal.website.help')}
        type="url"
        inputMode="url"
        autoComplete="url"
        error={errors.website?.message}
        {...form.register('website')}
      />
    </>
  )
}
