import { formatPhone } from '@pramaan/domain/phone'
import { Badge } from '@pramaan/ui/badge'
import type { Column } from '@pramaan/ui/data-table'
import { EmptyState } from '@pramaan/ui/empty-state'
import { useLabels } from '@pramaan/ui/labels'
import { NameLink } from '@pramaan/ui/link'
import { GraduationCap } from 'lucide-react'
import { useNavigate } from 'react-router'
import { ListTable } from '../../lists/table/list-table.tsx'
import type { ListPage } from '../../lists/table/use-list-page.ts'
import { profilePath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { CourseApplicant } from './use-course-applications.ts'

type Numbered = CourseApplicant & { position: number }

/** The columns of document 002 §2.8: '#', CandidateName, CourseTitle, CourseID, Mobile. */
function useColumns(): Column<Numbered>[] {
  const t = useTexts()
  const { notAvailable, number } = useLabels()
  return [
    {
      id: 'place',
      header: '#',
      card: 'aside',
      className: 'tabular-nums md:w-16',
      cell: ({ position }) => <span className="text-ink-muted">{number(position)}</span>,
    },
    {
      id: 'name',
      header: t('courseApplications.candidate'),
      fixed: true,
      card: 'title',
      cell: ({ CandidateID, CandidateName }) => <NameLink href={profilePath(CandidateID)}>{CandidateName}</NameLink>,
    },
    {
      id: 'course',
      header: t('courseApplications.title'),
      className: 'max-md:basis-full',
      cell: ({ CourseTitle, Withdrawn }) =>
        Withdrawn ? (
          <span className="inline-flex flex-wrap items-center gap-2">
            {CourseTitle} <Badge>{t('courseApplications.withdrawn')}</Badge>
          </span>
        ) : (
          CourseTitle
        ),
    },
    {
      id: 'courseId',
      header: t('courseApplications.courseId'),
      cardLabel: true,
      className: 'tabular-nums',
      cell: ({ CourseID }) => CourseID,
    },
    {
      id: 'mobile',
      header: t('courseApplications.mobile'),
      cardLabel: ({ CandidatePhone }) => !CandidatePhone,
      className: 'tabular-nums',
      cell: ({ CandidatePhone }) =>
        CandidatePhone ? formatPhone(CandidatePhone) : <span className="text-ink-muted">{notAvailable}</span>,
    },
  ]
}

type TableProps = ListPage & { rows: readonly CourseApplicant[] | undefined; total: number | undefined }

/** The applicants to courses, newest first; */
export function CourseApplicationsTable({ rows, ...list }: TableProps) {
  const t = useTexts()
  const navigate = useNavigate()
  const { pageSize, pageIndex } = list.page
  return (
    <ListTable
      list="course-applications"
      {...list}
      caption={t('titles.courseApplications')}
      columns={useColumns()}
      rows={rows?.map((row, index) => ({ ...row, position: pageIndex * pageSize + index + 1 }))}
      idOf={({ ID }) => ID}
      nameOf={({ CandidateName }) => CandidateName}
      onOpen={({ CandidateID }) => void navigate(profilePath(CandidateID))}
      none={
        <EmptyState
          bare
          icon={GraduationCap}
          title={t('courseApplications.none')}
          text={t('courseApplications.none.text')}
        />
      }
    />
  )
}
