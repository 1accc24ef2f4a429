import { DebouncedSearch } from '@pramaan/app-shell/forms/debounced-search.tsx'
import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { pipelinePeriods } from '@pramaan/domain/pipeline'
import { FilterButton } from '@pramaan/ui/filter-button'
import { Menu } from '@pramaan/ui/menu'
import { SegmentedBar } from '@pramaan/ui/segmented-bar'
import { TextButton } from '@pramaan/ui/text-link'
import { Columns3, Table2 } from 'lucide-react'
import { useTexts } from '../../../texts/use-texts.ts'
import { DecisionFilter } from './decision-filter.tsx'
import { JobFilter } from './job-filter.tsx'
import type { Narrowing } from './use-pipeline-filters.ts'

/** Milliseconds after typing before the list updates. */
const typingMilliseconds = 400

/** The filters of the pipeline and the hirings: name, job, and period of the last move. */
export function PipelineTools({ narrowing, views = false }: { narrowing: Narrowing; views?: boolean }) {
  const t = useTexts()
  const option = useOptionText()
  const { filters, view, change, clear, narrowed } = narrowing
  const chosen = pipelinePeriods.find(({ period }) => period === filters.period)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <NameSearch narrowing={narrowing} />
      {views && (
        <SegmentedBar
          fit
          label={t('pipeline.view')}
          labelHidden
          value={view}
          onValue={(value) => change({ view: value === 'table' ? value : undefined }, true)}
          options={[
            { value: 'board', label: <ViewWord text={t('pipeline.view.board')} />, icon: <Columns3 aria-hidden /> },
            { value: 'table', label: <ViewWord text={t('pipeline.view.table')} />, icon: <Table2 aria-hidden /> },
          ]}
          className="sm:order-last sm:ml-auto"
        />
      )}
      <JobFilter jobID={filters.jobID} onJob={(jobID) => change({ jobID })} />
      <Menu
        align="start"
        trigger={
          <FilterButton
            label={chosen ? option(chosen.text) : t('pipeline.period')}
            className={filters.period && 'border-brand bg-brand-soft'}
          />
        }
        items={[
          { label: t('pipeline.period.any'), checked: !filters.period, onSelect: () => change({ period: undefined }) },
          ...pipelinePeriods.map(({ period, text }) => ({
            label: option(text),
            checked: period === filters.period,
            onSelect: () => change({ period }),
          })),
        ]}
      />
      {views && <DecisionFilter narrowing={narrowing} />}
      {narrowed > 0 && (
        <TextButton onClick={clear} className="min-h-11 px-2">
          {t('pipeline.clear')}
        </TextButton>
      )}
    </div>
  )
}

/** A phone has no room for this word, so it becomes the accessible name. */
function ViewWord({ text }: { text: string }) {
  return <span className="max-sm:sr-only">{text}</span>
}

function NameSearch({ narrowing: { filters, change } }: { narrowing: Narrowing }) {
  const t = useTexts()
  return (
    <div className="min-w-0 flex-1 max-sm:basis-[calc(100%-5.5rem)] sm:max-w-60">
      <DebouncedSearch
        label={t('pipeline.search')}
        term={filters.term ?? ''}
        onTerm={(term) => change({ term }, true)}
        restMilliseconds={typingMilliseconds}
      />
    </div>
  )
}
