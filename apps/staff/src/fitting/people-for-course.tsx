import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { EmptyState } from '@pramaan/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../texts/use-texts.ts'
import { PeopleSection } from './people-section.tsx'
import { PeopleTable, type PeopleTableProps } from './people-table.tsx'

/** The candidates that a course fits best and who have neither applied nor been suggested it, for staff. */
export function PeopleForCourse({ courseId, action }: { courseId: number } & Pick<PeopleTableProps, 'action'>) {
  const t = useTexts()
  const api = useApi()
  const { data, error, refetch } = useQuery(api.courses.people.query({ params: { id: courseId } }))
  const none = <EmptyState bare drawing="people" title={t('fit.people.none')} text={t('fit.people.none.course')} />
  return (
    <PeopleSection text={t('fit.people.course')}>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <PeopleTable caption={t('fit.people')} people={data?.data} action={action} empty={none} />
      )}
    </PeopleSection>
  )
}
