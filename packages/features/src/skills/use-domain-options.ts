import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { useQuery } from '@tanstack/react-query'

/** The job domains, as options. */
export function useDomainOptions() {
  const api = useApi()
  const option = useOptionText()
  const domains = useQuery({ ...api.reference.domains.query(), staleTime: Number.POSITIVE_INFINITY })
  const options = (domains.data?.data ?? []).map(({ ID, Title }) => ({ value: String(ID), label: option(Title) }))
  return { options, loaded: domains.data !== undefined }
}
