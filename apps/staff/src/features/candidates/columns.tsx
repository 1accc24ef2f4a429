import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { dateText } from '@pramaan/domain/india-day'
import { joiningOfInfo } from '@pramaan/domain/joining'
import { lpaRangeText } from '@pramaan/domain/money'
import { formatPhone } from '@pramaan/domain/phone'
import { vspState } from '@pramaan/domain/verification'
import type { Column } from '@pramaan/ui/data-table'
import { useLabels } from '@pramaan/ui/labels'
import type { ReactNode } from 'react'
import { useIdColumn } from '../../lists/table/id-column.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Degree, NameCell, Skills, skillsOf } from './column-cells.tsx'
import type { StaffRow } from './use-candidates.ts'

const seldom = [
  'email',
  'ready',
  'vsp',
  'expectedCtc',
  'UpdatedOn',
  'shortlistedBy',
  'remark',
  'location',
  'registered',
]

/**
 * Columns that are hidden by default, so that at 1280 px people who guide candidates see what they act on, and others
 * see who the candidates are.
 */
export const hiddenAtFirst = {
  guides: [...seldom, 'ExperienceLevel'],
  others: [...seldom, 'hr', 'counsellor', 'courses'],
}

const readyKeys = { join: 'list.ready.join', switch: 'list.ready.switch', neither: 'list.ready.off' } as const

/** The columns of the candidate table; ids of sortable ones are the API's names. */
export function useCandidateColumns(hrefOf: (row: StaffRow) => string): Column<StaffRow>[] {
  const t = useTexts()
  const id = useIdColumn()
  const { notAvailable, number } = useLabels()
  const option = useOptionText()
  const or = (value: ReactNode, none: string = notAvailable) => value || <span className="text-ink-muted">{none}</span>
  const line = (id: string, header: string, of: (row: StaffRow) => ReactNode): Column<StaffRow> => ({
    id,
    header,
    cardLabel: (row) => !of(row),
    cell: (row) => or(of(row)),
  })
  const pay = (ctc: number | null) => ctc !== null && lpaRangeText({ from: ctc, to: ctc })
  return [
    {
      id: 'FullName',
      header: t('column.name'),
      sortable: true,
      fixed: true,
      card: 'title',
      cell: (row) => <NameCell row={row} href={hrefOf(row)} seal={t('list.verified')} />,
    },
    { ...id, sortable: true },
    { ...line('phone', t('column.phone'), ({ Phone }) => Phone && formatPhone(Phone)), className: 'tabular-nums' },
    { ...line('email', t('column.email'), ({ Email }) => Email), card: 'none' },
    {
      ...line('ExperienceLevel', t('column.level'), ({ ExperienceLevel: level }) => level && option(level)),
      sortable: true,
      card: 'none',
    },
    {
      ...line('degree', t('column.degree'), ({ CareerProfile: { degree } }) => degree && <Degree name={degree} />),
      className: 'max-md:basis-full',
    },
    {
      id: 'skills',
      header: t('column.skills'),
      card: 'block',
      cell: (row) => or(skillsOf(row).length > 0 && <Skills all={skillsOf(row)} />, t('profilePreview.noSkills')),
    },
    {
      ...line('location', t('column.location'), ({ HrComments }) => HrComments && option(HrComments.jobLocation)),
      card: 'none',
    },
    {
      ...line('ready', t('column.ready'), ({ JoiningInfo }) => t(readyKeys[joiningOfInfo(JoiningInfo.status)])),
      card: 'none',
    },
    { ...line('vsp', t('column.vsp'), ({ VspStatus }) => t(`vsp.${vspState(VspStatus)}`)), card: 'none' },
    {
      ...line('expectedCtc', t('column.ctc'), (row) => pay(row.CareerProfile.expectedCtc)),
      sortable: true,
      card: 'none',
    },
    { ...line('registered', t('column.registered'), ({ CreatedOn }) => dateText(new Date(CreatedOn))), card: 'none' },
    {
      ...line('UpdatedOn', t('column.updated'), ({ UpdatedOn }) => dateText(new Date(UpdatedOn))),
      sortable: true,
      card: 'none',
    },
    {
      ...line('shortlistedBy', t('column.shortlisted'), ({ countOfShortlisted }) => number(countOfShortlisted)),
      card: 'none',
    },
  ]
}
