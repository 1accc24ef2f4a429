import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { CandidateCard } from '../results/candidate-card.tsx'

/** Props of `SimilarCandidates`: the candidate they are like, and the address of another's profile. */
export type SimilarCandidatesProps = { candidateId: number; addressOf: (id: number) => string }

/** The candidates most similar to one, with the reasons; shows nothing while they load and if there are none. */
export function SimilarCandidates({ candidateId, addressOf }: SimilarCandidatesProps) {
  const t = useTexts()
  const api = useApi()
  const title = useId()
  const { data } = useQuery(api.search.similar.query({ params: { id: candidateId } }))
  const rows = data?.data ?? []
  if (rows.length === 0) return null
  return (
    <section aria-labelledby={title} className="mt-6 flex flex-col gap-3">
      <div>
        <h2 id={title} className="font-semibold text-lg">
          {t('similar.title')}
        </h2>
        <p className="text-ink-muted text-sm">{t('similar.text')}</p>
      </div>
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {rows.map((row) => (
          <CandidateCard
            key={row.ID}
            row={row}
            reading={[]}
            to={addressOf(row.ID)}
            state={undefined}
            reported={false}
            action={null}
          />
        ))}
      </ul>
    </section>
  )
}
