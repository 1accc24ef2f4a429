import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { type CandidateFilters, wireQuery } from '@pramaan/contract/search/candidate-filters'
import { FileButton } from '../../lists/export/file-button.tsx'

/** Exports exactly the filtered list, complete and in its order. */
export function CandidatesExport({ filters }: { filters: CandidateFilters }) {
  const { directory } = useApi()
  const { pageSize: _size, pageIndex: _index, ...query } = wireQuery(filters)
  return <FileButton link={() => directory.candidatesFile({ query })} />
}
