import { TextButton } from '@pramaan/ui/text-link'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'
import type { ReadProps } from './read-chips.tsx'

/**
 * Corrections for each word that nobody or nothing has; a press searches for one. The positions of the reading are in
 * `term`.
 */
export function DidYouMean({ term, reading, onTerm }: ReadProps) {
  const t = useFeatureTexts()
  return reading.map(
    ({ from, to, mayMean }) =>
      mayMean.length > 0 && (
        <p key={from} className="flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
          {t('search.mayMean', { typed: term.slice(from, to) })}
          {mayMean.map((name) => (
            <TextButton key={name} onClick={() => onTerm(term.slice(0, from) + name + term.slice(to))}>
              {name}
            </TextButton>
          ))}
        </p>
      ),
  )
}
