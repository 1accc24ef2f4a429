import type { Client } from '@pramaan/api-client'
import { appliedStatus } from '@pramaan/domain/job-application'
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Target } from './waiting-list.ts'

type Listed = { ID: number; Status: string | null }

/** Shows an application everywhere: its job is Applied at once (document 001 §4), the rest reloads. */
export function markApplied(cache: QueryClient, api: Client, { kind, id }: Target) {
  if (kind === 'job') {
    markJob(cache, api, id)
    readAgain(cache, jobReads(api))
  }
  const changed = {
    job: [api.drives.get.key],
    drive: [api.drives.get.key, api.drives.list.key, api.payments.mine.key],
    course: [api.courses.get.key, api.courses.list.key],
  }
  reload(cache, [...changed[kind], api.applications.mine.key])
}

/** Reloads what an application sent by another tab may have changed. */
export function readApplied(cache: QueryClient, api: Client) {
  const changed = [
    ...[api.applications.mine.key, ...jobReads(api)],
    ...[api.drives.get.key, api.drives.list.key, api.courses.get.key, api.courses.list.key],
  ]
  reload(cache, changed)
}

/** Every read that says whether a job has been applied to. */
function jobReads({ jobs }: Client) {
  return [jobs.list.key, jobs.filter.key, jobs.scope.key, jobs.get.key]
}

/**
 * The mark is correct without a request. But a pending read, for example one that waited for the network together with
 * the application, may return older data.
 */
function readAgain(cache: QueryClient, keys: readonly QueryKey[]) {
  const running = keys.flatMap((queryKey) => cache.getQueryCache().findAll({ queryKey, predicate: isRunning }))
  reload(
    cache,
    running.map((query) => query.queryKey),
  )
}

function isRunning({ state }: Query) {
  return state.fetchStatus !== 'idle'
}

/** A first load that started before the application may return older data, which would count as new. */
function reload(cache: QueryClient, keys: readonly QueryKey[]) {
  for (const queryKey of keys) void cache.cancelQueries({ queryKey }).then(() => cache.invalidateQueries({ queryKey }))
}

function markJob(cache: QueryClient, api: Client, id: number) {
  const mark = <T extends Listed>(job: T): T => (job.ID === id ? { ...job, Status: appliedStatus } : job)
  for (const { key } of [api.jobs.list, api.jobs.filter, api.jobs.scope])
    cache.setQueriesData<{ data: Listed[] }>(
      { queryKey: key },
      (list) => list && { ...list, data: list.data.map(mark) },
    )
  cache.setQueriesData<{ data: Listed }>(
    { queryKey: api.jobs.get.key },
    (one) => one && { ...one, data: mark(one.data) },
  )
}
