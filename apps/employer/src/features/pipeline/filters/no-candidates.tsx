import { Button } from '@pramaan/ui/button'
import { EmptyState } from '@pramaan/ui/empty-state'

import { NoPeopleYet } from '../../../no-people-yet.tsx'
import { paths } from '../../../paths.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Narrowing } from './use-pipeline-filters.ts'

/** The empty state: nobody matches the filters, or nobody is shortlisted yet. */
export function NoCandidates({ narrowing, bare = false }: { narrowing: Narrowing; bare?: boolean }) {
  const t = useTexts()
  if (narrowing.narrowed > 0)
    return (
      <EmptyState
        level={2}
        bare={bare}
        drawing="nothing"
        title={t('pipeline.none.filtered')}
        text={t('pipeline.none.filtered.text')}
        action={
          <Button tone="soft" onClick={narrowing.clear}>
            {t('pipeline.clear')}
          </Button>
        }
      />
    )
  return (
    <NoPeopleYet
      bare={bare}
      drawing="people"
      title={t('shortlisted.none')}
      text={t('pipeline.none.text')}
      way={t('shortlisted.search')}
      href={paths.list}
    />
  )
}
