import { useDebouncedValue } from '@pramaan/app-shell/forms/use-debounced-value.ts'
import { useLookupFailure } from '@pramaan/app-shell/forms/use-lookup-failure.ts'
import type { ConceptKind } from '@pramaan/domain/concept'
import { startOf } from '@pramaan/domain/shortened'
import { Combobox } from '@pramaan/ui/combobox'
import { useRef, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { type ListedConcept, useConceptList } from './use-concepts.ts'

type ConceptPickerProps = {
  label: string
  kind: ConceptKind | undefined
  /** The id of the edited entry, which can't be chosen. */
  butId?: number
  error?: string | undefined
  onPick: (concept: ListedConcept | undefined) => void
}

const restMilliseconds = 200

/** An entry, found by typing any of its names. */
export function ConceptPicker({ label, kind, butId, error, onPick }: ConceptPickerProps) {
  const t = useTexts()
  const [typed, setTyped] = useState('')
  const chosen = useRef<string>(undefined)
  const term = useDebouncedValue(startOf(typed.trim(), 100), restMilliseconds)
  const found = useConceptList({ term, ...(kind && { kind }), pageSize: 20 }, term.length > 0)
  const failure = useLookupFailure(found.error)
  const concepts = (term ? (found.data?.data ?? []) : []).filter(({ ID }) => ID !== butId)
  return (
    <Combobox
      label={label}
      placeholder={t('concepts.pick.hint')}
      error={error}
      {...failure}
      options={concepts.map(({ ID, Kind, Label }) => ({
        value: String(ID),
        label: Label,
        ...(!kind && { note: t(`concepts.one.${Kind}`) }),
      }))}
      loading={found.isFetching}
      query={typed}
      onQuery={(text) => {
        setTyped(text)
        // The box also calls this when it shows the picked entry.
        if (text !== chosen.current) onPick(undefined)
      }}
      onPick={({ value, label: name }) => {
        chosen.current = name
        onPick(concepts.find(({ ID }) => String(ID) === value))
      }}
    />
  )
}
