import { useQuery } from '@tanstack/react-query'
import { useApi } from '../platform/platform.tsx'
import { useKitTexts } from '../texts/use-kit-texts.ts'
import { PickField, type PickFieldProps } from './pick-field.tsx'

/** Where a person lives: one of our locations, found by typing. */
export function LocationField(props: Omit<PickFieldProps, 'label' | 'options'>) {
  const t = useKitTexts()
  const api = useApi()
  const locations = useQuery({ ...api.reference.locations.query(), staleTime: Number.POSITIVE_INFINITY })
  const options = (locations.data?.data ?? []).map(({ Location, State }) => ({
    value: Location,
    label: Location,
    note: State,
  }))
  return (
    <PickField
      {...props}
      label={t('location.label')}
      help={t('location.help')}
      options={options}
      loading={locations.isPending}
    />
  )
}
