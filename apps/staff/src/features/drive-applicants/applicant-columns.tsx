import { formatPhone } from '@pramaan/domain/phone'
import { Avatar } from '@pramaan/ui/avatar'
import { Status } from '@pramaan/ui/badge'
import type { Column } from '@pramaan/ui/data-table'
import { useLabels } from '@pramaan/ui/labels'
import { NameLink } from '@pramaan/ui/link'
import { Seal } from '@pramaan/ui/seal'
import type { ReactNode } from 'react'
import { driveApplicantsPath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { statusShapes } from './statuses.ts'
import type { DriveApplicant } from './use-drive-applicants.ts'

/**
 * The columns of a drive's applicants, with phone and e-mail (document 001 §2; D35); `decision` renders the last one.
 */
export function useApplicantColumns(driveId: number, decision: (row: DriveApplicant) => ReactNode) {
  const t = useTexts()
  const { notAvailable } = useLabels()
  const or = (value: string | null) => value || <span className="text-ink-muted">{notAvailable}</span>
  const columns: Column<DriveApplicant>[] = [
    {
      id: 'name',
      header: t('review.candidate'),
      fixed: true,
      card: 'title',
      cell: (row) => <NameCell row={row} driveId={driveId} seal={t('review.verified')} />,
    },
    {
      id: 'status',
      header: t('review.status'),
      card: 'aside',
      cell: ({ Status: status }) => <Status shape={statusShapes[status]}>{t(`review.status.${status}`)}</Status>,
    },
    {
      id: 'phone',
      header: t('review.phone'),
      cardLabel: ({ Phone }) => !Phone,
      className: 'tabular-nums',
      cell: ({ Phone }) =>
        Phone ? (
          <a
            href={`tel:${Phone}`}
            className="whitespace-nowrap enabled-hover:underline max-md:inline-block max-md:py-2"
          >
            {formatPhone(Phone)}
          </a>
        ) : (
          or(null)
        ),
    },
    {
      id: 'email',
      header: t('review.email'),
      cardLabel: ({ Email }) => !Email,
      className: 'max-md:basis-full',
      cell: ({ Email }) => (
        <span
          title={Email ?? undefined}
          className="block max-w-52 truncate md:max-xl:max-w-32 xl:max-2xl:max-w-28 max-md:max-w-full"
        >
          {or(Email)}
        </span>
      ),
    },
    {
      id: 'location',
      header: t('review.location'),
      cardLabel: ({ Location }) => !Location,
      cell: ({ Location }) => (
        <span title={Location ?? undefined} className="block max-w-40 truncate md:max-2xl:max-w-24">
          {or(Location)}
        </span>
      ),
    },
    { id: 'decision', header: t('review.decision'), fixed: true, align: 'end', card: 'block', cell: decision },
  ]
  return columns
}

function NameCell({ row, driveId, seal }: { row: DriveApplicant; driveId: number; seal: string }) {
  return (
    <span className="flex min-w-0 items-center gap-2 md:max-w-60 md:max-xl:max-w-40">
      <Avatar name={row.FullName} src={row.Image} size="xs" />
      <NameLink truncated href={driveApplicantsPath(driveId, row.ID)}>
        {row.FullName}
      </NameLink>
      {row.Verified && <Seal label={seal} size={15} />}
    </span>
  )
}
