import { usePerson } from '@pramaan/app-kit/platform/platform.tsx'
import { useFailureText } from '@pramaan/app-kit/router/error-page.tsx'
import { may } from '@pramaan/domain/capability'
import { BackLink } from '@pramaan/ui/breadcrumb'
import { Button } from '@pramaan/ui/button'
import { useShortcuts } from '@pramaan/ui/shortcuts'
import { TextButton } from '@pramaan/ui/text-link'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useNeighbour } from './use-neighbour.ts'

/** The way back to the list, and along it for the roles that step through candidates (document 002 §2.5). */
export function ProfileNav({ candidateId }: { candidateId: number }) {
  const { role } = usePerson()
  const { filters, ...neighbour } = useNeighbour(candidateId)
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
      <Back pageIndex={filters.pageIndex} />
      {may(role, 'stepThroughCandidates') && <Steps neighbour={neighbour} />}
    </div>
  )
}

function Back({ pageIndex }: { pageIndex: number }) {
  const t = useTexts()
  const { role } = usePerson()
  const navigate = useNavigate()
  if (role === 'Counsellor')
    return (
      <TextButton icon={<ChevronLeft />} className="-ml-1 min-h-11" onClick={() => void navigate(-1)}>
        {t('staffProfile.back.plain')}
      </TextButton>
    )
  const href = role === 'C-Partner' ? paths.partnerList : `${paths.list}?pageIndex1=${pageIndex}`
  return <BackLink href={href}>{t('staffProfile.back')}</BackLink>
}

function Steps({ neighbour }: { neighbour: Omit<ReturnType<typeof useNeighbour>, 'filters'> }) {
  const t = useTexts()
  const failureText = useFailureText()
  const { go, isBusy, isClosed, failure } = neighbour
  const goWhenOpen = (way: 'previous' | 'next') => () => {
    if (!isBusy && !isClosed(way)) go(way)
  }
  useShortcuts([
    { on: 'k', label: t('keys.previous'), onPress: goWhenOpen('previous') },
    { on: 'j', label: t('keys.next'), onPress: goWhenOpen('next') },
  ])
  return (
    <div className="flex items-center gap-2">
      {failure && (
        <span role="alert" className="text-sm text-danger">
          {failureText(failure)}
        </span>
      )}
      <Button
        tone="quiet"
        size="sm"
        disabled={isClosed('previous')}
        onClick={goWhenOpen('previous')}
        icon={<ChevronLeft />}
      >
        {t('staffProfile.previous')}
      </Button>
      <Button tone="quiet" size="sm" disabled={isClosed('next')} onClick={goWhenOpen('next')}>
        {t('staffProfile.next')}
        <ChevronRight aria-hidden />
      </Button>
    </div>
  )
}
