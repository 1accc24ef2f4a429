import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { filtersOfAddress, wireQuery } from '@pramaan/contract/search/candidate-filters'
import { may } from '@pramaan/domain/capability'
import { type Neighbour, useListNeighbours } from '@pramaan/features/profile/use-neighbours.ts'
import { Button } from '@pramaan/ui/button'
import { useShortcuts } from '@pramaan/ui/shortcuts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { profilePath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Props of `ProfileNav`: `query` is the list that the profile was opened from; `back` its link. */
export type ProfileNavProps = { candidateId: number; query: string; back: ReactNode }

/** A link back to the list, and for some roles Previous and Next (document 002 §2.5). */
export function ProfileNav({ candidateId, query, back }: ProfileNavProps) {
  const { role } = usePerson()
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
      {back}
      {may(role, 'stepThroughCandidates') && <Steps candidateId={candidateId} query={query} />}
    </div>
  )
}

/** Previous and Next in the list; disabled at the ends (document 001 §2). */
function Steps({ candidateId, query }: Omit<ProfileNavProps, 'back'>) {
  const t = useTexts()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { previous, next } = useListNeighbours(wireQuery(filtersOfAddress(query)), candidateId)
  const go = ({ id }: Neighbour) => {
    if (id !== undefined) void navigate(profilePath(id, query, pathname), { replace: true })
  }
  useShortcuts([
    { on: 'k', label: t('keys.previous'), onPress: () => go(previous) },
    { on: 'j', label: t('keys.next'), onPress: () => go(next) },
  ])
  return (
    <div className="flex items-center gap-2">
      <Button
        tone="quiet"
        size="sm"
        disabled={previous.id === undefined}
        onClick={() => go(previous)}
        icon={<ChevronLeft />}
      >
        {t('staffProfile.previous')}
      </Button>
      <Button tone="quiet" size="sm" disabled={next.id === undefined} onClick={() => go(next)}>
        {t('staffProfile.next')}
        <ChevronRight aria-hidden />
      </Button>
    </div>
  )
}
