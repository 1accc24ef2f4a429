import { NoPeopleYet } from '../../../no-people-yet.tsx'
import { paths } from '../../../paths.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { NoCandidates } from './no-candidates.tsx'
import type { Narrowing } from './use-pipeline-filters.ts'

/** The empty state: nobody hired yet, or none of the hired match the filters. */
export function NoHiresYet({ narrowing }: { narrowing: Narrowing }) {
  const t = useTexts()
  if (narrowing.narrowed > 0) return <NoCandidates bare narrowing={narrowing} />
  return (
    <NoPeopleYet
      bare
      drawing="people"
      title={t('hirings.none')}
      text={t('hirings.none.text')}
      way={t('hirings.open')}
      href={paths.pipeline}
    />
  )
}
