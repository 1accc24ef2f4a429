import type { ReactNode } from 'react'
import { shortlistedAddress } from '../../shortlisted-address.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CandidateLine } from './candidate-line.tsx'
import type { Shortlisted } from './use-shortlisted.ts'

/** A shortlisted candidate, and since when; `aside` holds the actions. */
export function ShortlistedRow({ row, aside }: { row: Shortlisted; aside?: ReactNode }) {
  const t = useTexts()
  const since = { word: t('shortlist.added'), at: row.ShortlistedOn }
  return <CandidateLine row={row} href={shortlistedAddress(row.ID)} since={since} aside={aside} />
}
