import { mostUnanswered } from '@pramaan/domain/conversation'
import { Lock } from 'lucide-react'
import { useFeatureTexts } from '../../texts/use-feature-texts.ts'
import { useSide } from './use-side.ts'
import type { Peer } from './use-thread.ts'

/** Replaces the message field: why the person can't write now. */
export function ClosedNote({ peer, why }: { peer: Peer; why: NonNullable<Peer['why']> }) {
  const t = useFeatureTexts()
  const side = useSide()
  const text =
    why === 'not-shortlisted'
      ? t(`messages.closed.not-shortlisted.${side}`)
      : t(`messages.closed.${why}`, { n: mostUnanswered, name: peer.Name })
  return (
    <p role="note" className="flex items-start gap-2 py-2 text-ink-muted text-sm">
      <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  )
}
