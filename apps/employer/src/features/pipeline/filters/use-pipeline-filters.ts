import { useHistory } from '@pramaan/app-shell/router/history/use-history.ts'
import { pageIndexIn } from '@pramaan/app-shell/router/list-pages/use-page-number.ts'
import { useQueryText } from '@pramaan/app-shell/router/use-query-text.ts'
import {
  type DecisionPeriod,
  decisionPeriods,
  type PipelineOrder,
  type PipelinePeriod,
  pipelinePeriodNames,
} from '@pramaan/domain/pipeline'
import { longestTerm } from '@pramaan/domain/search'
import { startOf } from '@pramaan/domain/shortened'
import { pipelineColumns } from '@pramaan/domain/shortlist'
import { useLocation, useNavigate } from 'react-router'

/** The pipeline's filters in the address, with the API's names. */
export type PipelineFilters = { term?: string; period?: PipelinePeriod; jobID?: number; due?: DecisionPeriod }

/** The view: five columns, or one table. */
type PipelineView = 'board' | 'table'

const filterNames = ['term', 'period', 'jobID', 'due'] as const

/**
 * Filters, view, stage and page of the pipeline. They are in the address, so a link shows another person the same list.
 */
export function usePipelineFilters() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const history = useHistory()
  const params = new URLSearchParams(useQueryText())
  const change = (values: Readonly<Record<string, string | number | undefined>>, replace = false) => {
    const next = new URLSearchParams(history.location.search)
    // Changing a filter goes back to the first page.
    next.delete('pageIndex')
    for (const [name, value] of Object.entries(values))
      if (value === undefined || value === '') next.delete(name)
      else next.set(name, String(value))
    void navigate({ pathname, search: String(next) }, { replace })
  }
  const filters = filtersOf(params)
  const sort: PipelineOrder | undefined = params.get('sort') === 'decide-by' ? 'decide-by' : undefined
  const view: PipelineView = params.get('view') === 'table' ? 'table' : 'board'
  return {
    filters,
    /** The order is not a filter: it hides no candidate. */
    sort,
    view,
    stage: pipelineColumns.find(({ status }) => String(status) === params.get('stage'))?.status,
    pageIndex: pageIndexIn(params),
    narrowed: filterNames.filter((name) => filters[name] !== undefined).length,
    change,
    clear: () => change(Object.fromEntries(filterNames.map((name) => [name, undefined]))),
  }
}

/** The pipeline's filters with their setters. */
export type Narrowing = ReturnType<typeof usePipelineFilters>

function filtersOf(params: URLSearchParams): PipelineFilters {
  const term = startOf(params.get('term')?.trim() ?? '', longestTerm)
  const period = pipelinePeriodNames.find((name) => name === params.get('period'))
  const due = decisionPeriods.find((name) => name === params.get('due'))
  const jobID = params.get('jobID') ?? ''
  return {
    ...(term && { term }),
    ...(period && { period }),
    ...(due && { due }),
    ...(/^[1-9]\d{0,14}$/.test(jobID) && { jobID: Number(jobID) }),
  }
}
