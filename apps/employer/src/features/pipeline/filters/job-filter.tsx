import { useDebouncedValue } from '@pramaan/app-shell/forms/use-debounced-value.ts'
import { useLookupFailure } from '@pramaan/app-shell/forms/use-lookup-failure.ts'
import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { Combobox } from '@pramaan/ui/combobox'
import { FilterButton } from '@pramaan/ui/filter-button'
import { Popover } from '@pramaan/ui/popover'
import { TextButton } from '@pramaan/ui/text-link'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'

type JobFilterProps = { jobID: number | undefined; onJob: (jobID: number | undefined) => void }

/** Filters by the employer's job that the candidates are considered for, found by typing. */
export function JobFilter({ jobID, onJob }: JobFilterProps) {
  const t = useTexts()
  const api = useApi()
  const [open, setOpen] = useState(false)
  const chosen = useQuery({ ...api.jobs.get.query({ params: { id: jobID ?? 0 } }), enabled: jobID !== undefined })
  const choose = (id: number | undefined) => {
    setOpen(false)
    onJob(id)
  }
  const title = jobID === undefined ? undefined : chosen.data?.data.Title
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={t('pipeline.job')}
      className="w-72 overflow-visible! p-3"
      trigger={
        <FilterButton
          label={title ?? t('pipeline.job')}
          className={jobID === undefined ? 'max-w-60' : 'max-w-60 border-brand bg-brand-soft [&>span]:truncate'}
        />
      }
    >
      <JobSearch onJob={choose} />
      {jobID !== undefined && (
        <TextButton onClick={() => choose(undefined)} className="mt-2 min-h-9">
          {t('pipeline.job.any')}
        </TextButton>
      )}
    </Popover>
  )
}

function JobSearch({ onJob }: { onJob: (jobID: number) => void }) {
  const t = useTexts()
  const api = useApi()
  const [text, setText] = useState('')
  const term = useDebouncedValue(text.trim(), 300)
  const jobs = useQuery({
    ...api.jobs.list.query({ query: { term, pageSize: 20 } }),
    placeholderData: keepPreviousData,
  })
  const failure = useLookupFailure(jobs.error)
  const options = (jobs.data?.data ?? []).map(({ ID, Title }) => ({ value: String(ID), label: Title }))
  return (
    <Combobox
      search
      label={t('pipeline.job')}
      placeholder={t('pipeline.job.placeholder')}
      options={options}
      loading={jobs.isPending}
      {...failure}
      query={text}
      onQuery={setText}
      onPick={({ value }) => onJob(Number(value))}
    />
  )
}
