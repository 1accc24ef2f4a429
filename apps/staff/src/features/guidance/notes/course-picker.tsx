import { useDebouncedValue } from '@pramaan/app-shell/forms/use-debounced-value.ts'
import { useLookupFailure } from '@pramaan/app-shell/forms/use-lookup-failure.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { mostSuggestedCourses } from '@pramaan/domain/guidance'
import { startOf } from '@pramaan/domain/shortened'
import { RemovableChip } from '@pramaan/ui/chip'
import { Combobox } from '@pramaan/ui/combobox'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFitReasons } from '../../../fitting/use-fit-reasons.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import type { NamedCourse } from './note-subject.ts'

/** Milliseconds without typing before courses are searched (document 002 §9). */
const restMilliseconds = 200

type CoursePickerProps = {
  /** With a candidate, courses are sorted by fit, with reasons. Undefined for several people. */
  personId?: number
  chosen: readonly NamedCourse[]
  most?: number
  error?: string | undefined
  onChosen: (courses: NamedCourse[]) => void
}

/** Courses found by part of their title, and those chosen so far, each removable. */
export function CoursePicker({ personId, chosen, most = mostSuggestedCourses, error, onChosen }: CoursePickerProps) {
  const t = useTexts()
  const api = useApi()
  const [query, setQuery] = useState('')
  const term = useDebouncedValue(startOf(query.trim(), 100), restMilliseconds)
  const why = useFitReasons()
  const all = useQuery({
    ...api.courses.list.query({ query: { term } }),
    placeholderData: keepPreviousData,
    enabled: personId === undefined,
  })
  const fitting = useQuery({
    ...api.courses.forCandidate.query({ params: { id: personId ?? 0 }, query: { term } }),
    placeholderData: keepPreviousData,
    enabled: personId !== undefined,
  })
  const { data, isFetching, error: refusal } = personId === undefined ? all : fitting
  const failure = useLookupFailure(refusal)
  const open = (data?.data ?? []).filter(({ ID }) => !chosen.some((course) => course.ID === ID))
  const full = chosen.length >= most
  return (
    // Room for the list that opens below the field.
    <div className="flex min-h-56 flex-col gap-3">
      {(!full || most > 1) && (
        <Combobox
          dense
          several
          label={t('guidance.suggest.find')}
          help={full ? t('guidance.suggest.full', { most }) : undefined}
          error={error}
          {...failure}
          options={open.map(({ ID, Title, Fit: fit }) => ({ value: String(ID), label: Title, note: why(fit) }))}
          loading={isFetching}
          query={query}
          onQuery={setQuery}
          onPick={({ value, label }) => !full && onChosen([...chosen, { ID: Number(value), Title: label }])}
        />
      )}
      <div role="status" className="flex flex-wrap gap-1.5 text-sm">
        {chosen.length === 0 && <span className="text-ink-muted">{t('guidance.suggest.none')}</span>}
        {chosen.map((course) => (
          <RemovableChip
            key={course.ID}
            name={course.Title}
            onRemove={() => onChosen(chosen.filter(({ ID }) => ID !== course.ID))}
          >
            {course.Title}
          </RemovableChip>
        ))}
      </div>
    </div>
  )
}
