import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { jobSearchOf } from '@pramaan/contract/jobs/job-search-address'
import { dotted } from '@pramaan/domain/dotted'
import { useChosen } from '@pramaan/features/jobs/list/filters/chosen-filters.tsx'
import { useQuery } from '@tanstack/react-query'

/** What a saved search for jobs searches: its words and its filters, from the address of its list. */
export function SearchedJobs({ query }: { query: string }) {
  const api = useApi()
  const search = jobSearchOf(query)
  const enabled = search.category.length > 0
  const domains = useQuery({ ...api.reference.domains.query(), staleTime: Number.POSITIVE_INFINITY, enabled })
  const domainChoices = domains.data?.data.map(({ ID, Title }) => ({ value: ID, label: Title })) ?? []
  const chosen = useChosen(search, domainChoices)
  return dotted([search.term, ...chosen.map(({ label }) => label)])
}
