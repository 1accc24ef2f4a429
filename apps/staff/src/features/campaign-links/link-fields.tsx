import { campaignAddress, campaignRoles, campaignTypes } from '@pramaan/domain/campaign-link'
import { landingOf } from '@pramaan/domain/landing'
import { Disclosure } from '@pramaan/ui/disclosure'
import { SegmentedBar } from '@pramaan/ui/segmented-bar'
import { SelectField } from '@pramaan/ui/select-field'
import { TextField } from '@pramaan/ui/text-field'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTexts } from '../../texts/use-texts.ts'
import type { LinkValues } from './link-form.ts'

type FieldsProps = { form: UseFormReturn<LinkValues> }

const numbers = { course: 'id', job: 'jobID', driveJob: 'jobID', drive: 'pdID', placementDrive: 'pdID' } as const

/** The fields of a new campaign link. */
export function LinkFields({ form }: FieldsProps) {
  const t = useTexts()
  const { errors } = form.formState
  const type = useWatch({ control: form.control, name: 'type' })
  const known = campaignTypes.find((one) => one === type)
  const number = known && numbers[known]
  const rest = (['id', 'jobID', 'pdID'] as const).filter((name) => name !== number)
  return (
    <>
      <TextField
        label={t('campaign.name')}
        help={t('campaign.name.help')}
        autoComplete="off"
        error={errors.Name?.message}
        {...form.register('Name')}
      />
      <SegmentedBar
        label={t('campaign.role')}
        options={campaignRoles.map((role) => ({ value: role, label: t(`campaign.role.${role}`) }))}
        {...form.register('role')}
      />
      <SelectField
        label={t('campaign.type')}
        options={[
          { value: '', label: t('campaign.type.none') },
          ...campaignTypes.map((value) => ({ value, label: t(`campaign.type.${value}`) })),
        ]}
        error={errors.type?.message}
        {...form.register('type')}
      />
      {number && <ValueField form={form} name={number} digits />}
      <ValueField form={form} name="Url" help={t('campaign.Url.help')} />
      <Disclosure summary={t('campaign.more')} open={rest.some((name) => errors[name]) || Boolean(errors.src)}>
        <div className="grid gap-4 text-ink sm:grid-cols-2">
          <ValueField form={form} name="src" help={t('campaign.src.help')} />
          <TextField
            label={t('campaign.slug')}
            help={t('campaign.slug.help')}
            autoComplete="off"
            autoCapitalize="none"
            error={errors.Slug?.message}
            {...form.register('Slug')}
          />
          {rest.map((name) => (
            <ValueField key={name} form={form} name={name} digits />
          ))}
          <ValueField form={form} name="state" />
          <ValueField form={form} name="phone" />
        </div>
      </Disclosure>
    </>
  )
}

type ValueFieldProps = FieldsProps & {
  name: 'id' | 'jobID' | 'pdID' | 'Url' | 'src' | 'state' | 'phone'
  help?: string
  digits?: boolean
}

function ValueField({ form, name, help, digits }: ValueFieldProps) {
  const t = useTexts()
  return (
    <TextField
      label={t(`campaign.${name}`)}
      help={help}
      autoComplete="off"
      autoCapitalize="none"
      inputMode={digits ? 'numeric' : undefined}
      error={form.formState.errors[name]?.message}
      {...form.register(name)}
    />
  )
}

/** The resulting address, updated while typing. */
export function LinkPreview({ form }: FieldsProps) {
  const t = useTexts()
  const { Name: _name, Slug: _slug, ...values } = useWatch({ control: form.control })
  return (
    <div className="text-sm">
      <p className="font-semibold">{t('campaign.preview')}</p>
      <output className="block rounded-control bg-canvas p-2.5 text-ink-muted wrap-anywhere">
        {campaignAddress(landingOf(values)).path}
      </output>
    </div>
  )
}
