import { isVerified } from '@pramaan/domain/candidate'
import {
  NotLooking,
  PositionCell,
  type SuggestedPerson,
  usePlaceText,
  useSuggestionReasons,
} from '@pramaan/features/search/suggested-person.tsx'
import { WhyLine } from '@pramaan/features/search/why-line.tsx'
import { Avatar } from '@pramaan/ui/avatar'
import { type Column, DataTable } from '@pramaan/ui/data-table'
import { NameLink } from '@pramaan/ui/link'
import { Seal } from '@pramaan/ui/seal'
import type { ReactNode } from 'react'
import { profilePath } from '../paths.ts'
import { useTexts } from '../texts/use-texts.ts'

/** Props of `PeopleTable`; `action` renders the role's action. */
export type PeopleTableProps = {
  caption: string
  people: readonly SuggestedPerson[] | undefined
  action?: ((person: SuggestedPerson) => ReactNode) | undefined
  empty: ReactNode
}

/** The people who fit an opening, best first, each with reasons and a link to the profile. */
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

function useColumns(action: PeopleTableProps['action']): Column<SuggestedPerson>[] {
  const t = useTexts()
  const placeOf = usePlaceText()
  const reasonsOf = useSuggestionReasons()
  const act = { id: 'action', header: t('fit.people.action'), align: 'end', fixed: true, card: 'block' } as const
  return [
    {
      id: 'name',
      header: t('receivedApplications.candidate'),
      fixed: true,
      card: 'title',
      cell: (person) => <Name person={person} />,
    },
    {
      id: 'line',
      header: t('receivedApplications.education'),
      card: 'block',
      cell: (person) => <PositionCell person={person} />,
    },
    { id: 'place', header: t('job.location'), cell: placeOf },
    {
      id: 'why',
      header: t('column.why'),
      card: 'block',
      cell: (row) => <WhyLine name={row.FullName} reasons={reasonsOf(row)} fit={row.Fit} />,
    },
    ...(action ? [{ cell: action, ...act }] : []),
  ]
}

function Name({ person }: { person: SuggestedPerson }) {
  const t = useTexts()
  const { ID, FullName, Image, HrComments } = person
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Avatar name={FullName} src={Image} size="xs" />
      <span className="flex min-w-0 flex-wrap items-center gap-x-2">
        <span className="flex min-w-0 items-center gap-2">
          <NameLink href={profilePath(ID)}>{FullName}</NameLink>
          {isVerified(HrComments) && <Seal label={t('review.verified')} size={15} />}
        </span>
        <NotLooking person={person} />
      </span>
    </span>
  )
}
