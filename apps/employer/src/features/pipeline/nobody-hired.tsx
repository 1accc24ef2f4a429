import { EmptyState } from '@pramaan/ui/empty-state'
import { LinkButton } from '@pramaan/ui/link-button'
import { Handshake } from 'lucide-react'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { NoCandidates } from './no-candidates.tsx'
import type { Narrowing } from './use-pipeline-filters.ts'

/** Nobody hired yet, or nobody of the hired fits the filters. */
export function NobodyHired({ narrowing }: { narrowing: Narrowing }) {
  const t = useTexts()
  if (narrowing.narrowed > 0) return <NoCandidates bare narrowing={narrowing} />
  return (
    <EmptyState
      bare
      level={2}
      icon={Handshake}
      title={t('hirings.none')}
      text={t('hirings.none.text')}
      action={
        <LinkButton tone="soft" href={paths.pipeline}>
          {t('hirings.open')}
        </LinkButton>
      }
    />
  )
}
