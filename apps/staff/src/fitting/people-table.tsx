import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import type { Contract } from '@pramaan/contract'
import type { Answer } from '@pramaan/contract/endpoint'
import { isVerified, titleAt } from '@pramaan/domain/candidate'
import { ReasonList, useReasons } from '@pramaan/features/search/reason-list.tsx'
import { Avatar } from '@pramaan/ui/avatar'
import { type Column, DataTable } from '@pramaan/ui/data-table'
import { NameLink } from '@pramaan/ui/link'
import { Seal } from '@pramaan/ui/seal'
import type { ReactNode } from 'react'
import { profilePath } from '../paths.ts'
import { useTexts } from '../texts/use-texts.ts'

/** Someone who fits an opening, with the reasons. */
export type FittingPerson = Answer<Contract['courses']['people']>['data'][number]

/** Props of `PeopleTable`; `action` renders what the role can do from here. */
export type PeopleTableProps = {
  caption: string
  people: readonly FittingPerson[] | undefined
  action?: ((person: FittingPerson) => ReactNode) | undefined
  empty: ReactNode
}

/** The people who fit an opening, best first, each with why and a link to the profile. */
export function PeopleTable({ caption, people, action, empty }: PeopleTableProps) {
  const columns = useColumns(action)
  if (people?.length === 0) return empty
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={[...(people ?? [])]}
      rowId={({ ID }) => String(ID)}
      rowName={({ FullName }) => FullName}
      loadingRows={people ? undefined : 3}
    />
  )
}

function useColumns(action: PeopleTableProps['action']): Column<FittingPerson>[] {
  const t = useTexts()
  const option = useOptionText()
  const reasonsOf = useReasons()
  const lineOf = ({ Experience: [job], Education: [school], ExperienceLevel: level }: FittingPerson) => {
    if (job) return titleAt(job.title, job.companyName)
    return school ? titleAt(school.degree, school.school) : level && option(level)
  }
  const act = { id: 'action', header: t('fit.people.action'), align: 'end', fixed: true, card: 'block' } as const
  return [
    {
      id: 'name',
      header: t('receivedApplications.candidate'),
      fixed: true,
      card: 'title',
      cell: (person) => <Name person={person} />,
    },
    { id: 'line', header: t('receivedApplications.education'), className: 'md:max-w-64 md:truncate', cell: lineOf },
    { id: 'place', header: t('job.location'), cell: ({ Location }) => Location ?? t('job.none') },
    {
      id: 'why',
      header: t('column.why'),
      className: 'md:py-1.5',
      card: 'block',
      cell: (row) => <ReasonList reasons={reasonsOf(row, [])} />,
    },
    ...(action ? [{ cell: action, ...act }] : []),
  ]
}

function Name({ person: { ID, FullName, Image, HrComments, JoiningStatus } }: { person: FittingPerson }) {
  const t = useTexts()
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Avatar name={FullName} src={Image} size="xs" />
      <NameLink href={profilePath(ID)}>{FullName}</NameLink>
      {isVerified(HrComments) && <Seal label={t('review.verified')} size={15} />}
      {!JoiningStatus && <span className="text-sm text-ink-muted">{t('fit.people.notLooking')}</span>}
    </span>
  )
}
