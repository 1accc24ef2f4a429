import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { formatPhone } from '@pramaan/domain/phone'
import { Avatar } from '@pramaan/ui/avatar'
import type { Column } from '@pramaan/ui/data-table'
import { useLabels } from '@pramaan/ui/labels'
import { NameLink } from '@pramaan/ui/link'
import type { ReactNode } from 'react'
import { useIdColumn } from '../../lists/table/id-column.tsx'
import { profilePath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { PartnerRow } from './use-partner-list.ts'

/** The columns of the partner list. */
export function usePartnerColumns(): Column<PartnerRow>[] {
  const t = useTexts()
  const id = useIdColumn()
  const { notAvailable } = useLabels()
  const option = useOptionText()
  const or = (value: ReactNode) => value || <span className="text-ink-muted">{notAvailable}</span>
  return [
    {
      id: 'FullName',
      header: t('column.name'),
      sortable: true,
      fixed: true,
      card: 'title',
      cell: ({ ID, FullName, Image }) => (
        <span className="flex items-center gap-2 md:max-w-44 2xl:max-w-60">
          <Avatar name={FullName} src={Image} size="xs" />
          <NameLink truncated href={profilePath(ID)}>
            {FullName}
          </NameLink>
        </span>
      ),
    },
    { ...id, sortable: true },
    {
      id: 'phone',
      header: t('column.phone'),
      cardLabel: ({ Phone }) => !Phone,
      className: 'tabular-nums',
      cell: ({ Phone }) => or(Phone && formatPhone(Phone)),
    },
    {
      id: 'ExperienceLevel',
      header: t('column.level'),
      sortable: true,
      card: 'none',
      cell: ({ ExperienceLevel: level }) => or(level && option(level)),
    },
    {
      id: 'degree',
      header: t('column.degree'),
      cardLabel: ({ CareerProfile: { degree } }) => !degree,
      className: 'max-md:basis-full',
      cell: ({ CareerProfile: { degree } }) => or(degree && <Cut>{degree}</Cut>),
    },
    {
      id: 'hr',
      header: t('partner.hr'),
      card: 'none',
      cell: ({ ShortCommentsHr }) => or(ShortCommentsHr && <Cut>{ShortCommentsHr}</Cut>),
    },
    {
      id: 'counsellor',
      header: t('partner.counsellor'),
      card: 'none',
      cell: ({ ShortCommentsCslr }) => or(ShortCommentsCslr && <Cut>{ShortCommentsCslr}</Cut>),
    },
  ]
}

function Cut({ children }: { children: string }) {
  return (
    <span title={children} className="block max-w-40 truncate max-md:max-w-full">
      {children}
    </span>
  )
}
