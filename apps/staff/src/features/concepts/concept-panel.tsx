import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { useLabels } from '@pramaan/ui/labels'
import { SidePanel } from '@pramaan/ui/side-panel'
import { Skeleton } from '@pramaan/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../texts/use-texts.ts'
import { MergeSection } from './merge-section.tsx'
import { AliasList } from './names/alias-list.tsx'
import { RelationList } from './relation-list.tsx'
import type { Concept } from './use-concepts.ts'

type ConceptPanelProps = { id: number; onOpen: (id: number | undefined) => void }

/**
 * One entry beside the list: its names, the number of people and jobs with it, its relations, and the entries merged
 * into it.
 */
export function ConceptPanel({ id, onOpen }: ConceptPanelProps) {
  const t = useTexts()
  const { concepts } = useApi()
  const { data, error, refetch } = useQuery(concepts.get.query({ params: { id } }))
  const concept = data?.data
  return (
    <SidePanel
      open
      wide
      onOpenChange={(open) => !open && onOpen(undefined)}
      title={concept?.Label ?? t('titles.concepts')}
      description={concept && t(`concepts.one.${concept.Kind}`)}
    >
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!concept && !error && <Skeleton className="h-40" />}
      {concept && (
        <div key={id} className="flex flex-col gap-6">
          <Facts concept={concept} />
          <AliasList concept={concept} />
          <RelationList concept={concept} onOpen={onOpen} />
          <MergeSection concept={concept} onOpen={onOpen} />
        </div>
      )}
    </SidePanel>
  )
}

function Facts({ concept: { People, Openings, Source, Licence } }: { concept: Concept }) {
  const t = useTexts()
  const { number } = useLabels()
  const shown = ({ count, isMore }: Concept['People']) => ({
    count,
    shown: isMore ? t('concepts.more', { shown: number(count) }) : number(count),
  })
  const countTexts = { people: t('concepts.has.people', shown(People)), jobs: t('concepts.has.jobs', shown(Openings)) }
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p>{t('concepts.has', countTexts)}</p>
      {Source && (
        <p className="text-ink-muted wrap-anywhere">
          {t('concepts.source', { source: Source, licence: Licence ?? '' })}
        </p>
      )}
    </div>
  )
}
