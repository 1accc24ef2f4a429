import type { Queryable } from '@pramaan/database/client'
import type { ConceptKind } from '@pramaan/domain/concept'
import { conceptsNamed } from '@pramaan/domain/fit'
import { type UnresolvedTerm, unresolvedTerm } from '@pramaan/domain/unresolved'
import type { Deps } from '../../../deps.ts'
import { findVocabulary } from './vocabulary.ts'

/** The keyed hash of a typed text. */
export function fingerprintOf({ encryption }: Pick<Deps, 'encryption'>, { kind, key }: UnresolvedTerm) {
  return encryption.mark(`${kind}|${key}`)
}

/** Counts texts that are no concept's spelling, in memory, so that saving never waits for it. */
export function countTyped(deps: Deps, personId: number, terms: readonly UnresolvedTerm[]) {
  const at = deps.now()
  const typed = terms.map((term) => {
    const fingerprint = fingerprintOf(deps, term)
    return { ...term, fingerprint, person: deps.encryption.mark(`${fingerprint}|${personId}`).slice(0, 16), at }
  })
  if (typed.length > 0) deps.buffers.typed(typed)
}

/** A text typed to name a concept; the intended kind comes first. */
type Named = { text: string; kinds: readonly [ConceptKind, ...ConceptKind[]] }

/** Finds the texts that name no concept, and counts them. */
export async function countUnresolved(deps: Deps, db: Queryable, personId: number, texts: readonly Named[]) {
  if (texts.length === 0) return
  const { vocabulary } = await findVocabulary(deps.db, deps.now(), db)
  const strange = texts.filter(({ text, kinds }) => conceptsNamed(text, kinds, vocabulary).length === 0)
  countTyped(
    deps,
    personId,
    strange.flatMap(({ text, kinds }) => unresolvedTerm(kinds[0], text, []) ?? []),
  )
}

/** Counts the words of an employer's search that name no concept. */
export function countUnknownWords(deps: Deps, employerId: number, words: readonly string[]) {
  countTyped(
    deps,
    employerId,
    words.flatMap((word) => unresolvedTerm('search', word, []) ?? []),
  )
}
