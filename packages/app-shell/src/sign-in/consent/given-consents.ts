import { type ConsentKind, type ConsentVersions, shippedVersions } from '@pramaan/domain/consent'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../platform/platform.tsx'

/** How long a displayed text is not reloaded, so that people agree to the text they read. */
const freshMilliseconds = 5 * 60_000

function useTextsInForce() {
  const { consentTexts } = useApi()
  return { ...consentTexts.inForce.query(), staleTime: freshMilliseconds }
}

/**
 * The versions of the two texts that were just ticked (D11); `forget` after a refusal, since a newer text may be in
 * force.
 */
export function useGivenConsents() {
  const query = useTextsInForce()
  const queries = useQueryClient()
  return {
    read: async (): Promise<ConsentVersions> => {
      const { data } = await queries.fetchQuery(query)
      const versionOf = (kind: ConsentKind) => data.find(({ Kind }) => Kind === kind)?.Version ?? shippedVersions[kind]
      return { privacy: versionOf('privacy'), terms: versionOf('terms') }
    },
    forget: () => void queries.invalidateQueries({ queryKey: query.queryKey }),
  }
}

/** The text an Admin published, in this language or else in English; null means the one shipped with the apps. */
export function usePublishedText(kind: ConsentKind, language: string) {
  const { data, isPending } = useQuery(useTextsInForce())
  const text = data?.data.find(({ Kind }) => Kind === kind)?.Text ?? null
  const words = language === 'hi' ? text?.hi : language === 'mr' ? text?.mr : undefined
  return { isPending, words: words ?? text?.en ?? null }
}
