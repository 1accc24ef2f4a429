import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { useQuery } from '@tanstack/react-query'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'

/**
 * The job domains as options. Without a network they may never arrive, so the current one is always an option, or a
 * form would lose it.
 */
export function useDomainOptions(present?: number | null) {
  const t = useFeatureTexts()
  const api = useApi()
  const option = useOptionText()
  const domains = useQuery({ ...api.reference.domains.query(), staleTime: Number.POSITIVE_INFINITY })
  const current = present ? [{ value: String(present), label: t('profile.asItIs') }] : []
  const options = domains.data?.data.map(({ ID, Title }) => ({ value: String(ID), label: option(Title) })) ?? current
  return { options, loaded: domains.data !== undefined }
}
