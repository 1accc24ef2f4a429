import { useDebouncedValue } from '@pramaan/app-shell/forms/use-debounced-value.ts'
import { useLookupFailure } from '@pramaan/app-shell/forms/use-lookup-failure.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import type { CandidateFilters } from '@pramaan/contract/search/candidate-filters'
import { startOf } from '@pramaan/domain/shortened'
import { Combobox } from '@pramaan/ui/combobox'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'

type CollegeFilterProps = {
  filters: CandidateFilters
  onChange: (change: Partial<CandidateFilters>) => void
  labelHidden?: boolean
}

/** Milliseconds without typing before colleges are searched. */
const restMilliseconds = 200

/** The college, found by part of its name; an empty field removes the filter. */
export function CollegeFilter({ filters, onChange, labelHidden = false }: CollegeFilterProps) {
  const t = useTexts()
  const api = useApi()
  const [typed, setTyped] = useState<string>()
  const query = typed ?? filters.collegeName ?? ''
  const term = useDebouncedValue(startOf(query.trim(), 100), restMilliseconds)
  const colleges = useQuery({
    ...api.reference.colleges.query({ query: { term } }),
    enabled: typed !== undefined && term.length > 1,
    placeholderData: keepPreviousData,
  })
  const failure = useLookupFailure(colleges.error)
  const known = typed === undefined ? [] : (colleges.data?.colleges ?? [])
  return (
    <Combobox
      label={t('list.college')}
      labelHidden={labelHidden}
      placeholder={t('list.college.find')}
      options={known.map(({ ID, NameAddressPinCode }) => ({ value: String(ID), label: NameAddressPinCode }))}
      loading={colleges.isFetching}
      {...failure}
      query={query}
      onQuery={(text) => {
        setTyped(text)
        if (!text && filters.collegeID) onChange({ collegeID: undefined, collegeName: undefined })
      }}
      onPick={({ value, label }) => {
        onChange({ collegeID: Number(value), collegeName: label })
        setTyped(undefined)
      }}
    />
  )
}
