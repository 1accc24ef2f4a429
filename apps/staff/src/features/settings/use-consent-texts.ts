import type { Client } from '@pramaan/api-client'
import { useShippedPolicy } from '@pramaan/app-shell/sign-in/consent/shipped-policy.tsx'
import { type ConsentKind, consentKinds } from '@pramaan/domain/consent'

/** A version of a consent text. */
export type ConsentVersion = Awaited<ReturnType<Client['consentTexts']['versions']>>['data'][number]

/** The current version of each kind, from which the form of a new version starts; the newest wins. */
export function useWordsInForce(versions: readonly ConsentVersion[]) {
  const shipped = { privacy: useShippedPolicy('privacy'), terms: useShippedPolicy('terms') }
  const wordsOf = (kind: ConsentKind) => {
    const text = versions.find(({ Kind }) => Kind === kind)?.Text
    const english = shipped[kind].map(({ title, text: words }) => `${title}\n${words}`).join('\n\n')
    return { English: text?.en ?? english, Hindi: text?.hi ?? '', Marathi: text?.mr ?? '' }
  }
  return Object.fromEntries(consentKinds.map((kind) => [kind, wordsOf(kind)])) as Record<
    ConsentKind,
    ReturnType<typeof wordsOf>
  >
}
