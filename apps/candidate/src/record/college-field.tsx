import { useDebouncedValue } from '@pramaan/app-shell/forms/use-debounced-value.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { startOf } from '@pramaan/domain/shortened'
import { useFeatureTexts } from '@pramaan/features/texts/use-feature-texts.ts'
import { Combobox, type ComboboxProps } from '@pramaan/ui/combobox'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

/** Milliseconds without typing before colleges are searched. */
const restMilliseconds = 250

/** Props of `CollegeField`: the name, and the ID if the college is in the list. */
export type CollegeFieldProps = Omit<ComboboxProps, 'options' | 'query' | 'onQuery' | 'onPick' | 'loading'> & {
  value: string
  onValue: (name: string, id: number | null) => void
}

/** A college: search by part of its name, or keep the typed name if the list does not have it. */
export function CollegeField({ value, onValue, ...rest }: CollegeFieldProps) {
  const t = useFeatureTexts()
  const api = useApi()
  const term = useDebouncedValue(value, restMilliseconds)
  const colleges = useQuery({
    ...api.reference.colleges.query({ query: { term: startOf(term, 100) } }),
    enabled: term.trim().length > 1,
    placeholderData: keepPreviousData,
  })
  const known = colleges.data?.colleges ?? []
  return (
    <Combobox
      {...rest}
      options={known.map(({ ID, NameAddressPinCode }) => ({ value: String(ID), label: NameAddressPinCode }))}
      loading={colleges.isFetching}
      foot={
        known.length === 0 && value.trim() && <p className="px-2 py-1.5 text-sm text-ink-muted">{t('college.free')}</p>
      }
      query={value}
      onQuery={(text) => onValue(text, known.find(({ NameAddressPinCode }) => NameAddressPinCode === text)?.ID ?? null)}
      onPick={(option) => onValue(option.label, Number(option.value))}
    />
  )
}
