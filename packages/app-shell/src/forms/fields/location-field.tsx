import { useShellTexts } from '../../texts/use-shell-texts.ts'
import { PickField, type PickFieldProps } from './pick-field.tsx'
import { useLocationOptions } from './use-location-options.ts'

/** One of our locations, found by typing; the default `help` says that it is the person's own city. */
export function LocationField({ help, ...rest }: Omit<PickFieldProps, 'label' | 'options'>) {
  const t = useShellTexts()
  const { options, isPending } = useLocationOptions()
  return (
    <PickField
      {...rest}
      list="locations"
      label={t('location.label')}
      help={help ?? t('location.help')}
      options={options}
      loading={isPending}
    />
  )
}
