import { isVerified } from '@pramaan/domain/candidate'
import { dateText } from '@pramaan/domain/india-day'
import { joiningOfInfo } from '@pramaan/domain/joining'
import { lpaRangeText } from '@pramaan/domain/money'
import { formatPhone } from '@pramaan/domain/phone'
import { vspState } from '@pramaan/domain/verification'
import { Avatar } from '@pramaan/ui/avatar'
import { Chip } from '@pramaan/ui/chip'
import type { Column } from '@pramaan/ui/data-table'
import { useLabels } from '@pramaan/ui/labels'
import { NameLink } from '@pramaan/ui/link'
import { Popover } from '@pramaan/ui/popover'
import { Seal } from '@pramaan/ui/seal'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import type { StaffRow } from './use-candidates.ts'

/** Columns that are hidden until a person turns them on. */
export const hiddenAtFirst = ['email', 'ready', 'vsp', 'expectedCtc', 'UpdatedOn', 'shortlistedBy', 'remark']

const readyKeys = { join: 'list.ready.join', switch: 'list.ready.switch', neither: 'list.ready.off' } as const

/** The columns of the candidate table; ids of sortable ones are the API's names. */
export function useCandidateColumns(hrefOf: (row: StaffRow) => string): Column<StaffRow>[] {
  const t = useTexts()
  const { notAvailable, number } = useLabels()
  const or = (value: ReactNode, none: string = notAvailable) => value || <span className="text-ink-muted">{none}</span>
  const line = (id: string, header: string, of: (row: StaffRow) => ReactNode): Column<StaffRow> => ({
    id,
    header,
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
    {
      id: 'ID',
      header: t('column.id'),
      sortable: true,
      card: 'aside',
      className: 'tabular-nums',
      cell: ({ ID }) => <span className="text-ink-muted">{ID}</span>,
    },
    { ...line('phone', t('column.phone'), ({ Phone }) => Phone && formatPhone(Phone)), className: 'tabular-nums' },
    { ...line('email', t('column.email'), ({ Email }) => Email), card: 'none' },
    {
      ...line('ExperienceLevel', t('column.level'), ({ ExperienceLevel }) => ExperienceLevel),
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
      cell: (row) => or(skillsOf(row).length > 0 && <Skills all={skillsOf(row)} />, t('paper.noSkills')),
    },
    { ...line('location', t('column.location'), ({ HrComments }) => HrComments?.jobLocation), card: 'none' },
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

function NameCell({ row, href, seal }: { row: StaffRow; href: string; seal: string }) {
  return (
    <span className="flex items-center gap-2 md:max-w-52">
      <Avatar name={row.FullName} src={row.Image} size="xs" />
      <NameLink truncated href={href}>
        {row.FullName}
      </NameLink>
      {isVerified(row.HrComments) && <Seal label={seal} size={15} />}
    </span>
  )
}

function Degree({ name }: { name: string }) {
  return (
    <span title={name} className="block max-w-32 truncate max-md:max-w-full">
      {name}
    </span>
  )
}

/** Skill chips in a row of a list (document 002 §2.8). */
const skillsShown = 3

function skillsOf({ SkillProfile: { ProfessionalSkills, GeneralSkills } }: StaffRow) {
  return [...new Set([...ProfessionalSkills, ...GeneralSkills])]
}

function Skills({ all }: { all: readonly string[] }) {
  const t = useTexts()
  const rest = all.slice(skillsShown)
  return (
    <span className="flex gap-1 max-md:mt-1 max-md:flex-wrap">
      {all.slice(0, skillsShown).map((skill) => (
        <span key={skill} className="max-w-24">
          <Chip small>{skill}</Chip>
        </span>
      ))}
      {rest.length > 0 && (
        <Popover
          label={t('list.skills.more', { count: rest.length })}
          className="flex max-w-72 flex-wrap gap-1 p-3"
          trigger={
            <button
              type="button"
              title={rest.join(', ')}
              aria-label={t('list.skills.more', { count: rest.length })}
              className="shrink-0 cursor-pointer rounded-full pointer-coarse:-my-2.5 pointer-coarse:py-2.5"
            >
              <Chip small look="muted">
                +{rest.length}
              </Chip>
            </button>
          }
        >
          {rest.map((skill) => (
            <Chip small key={skill}>
              {skill}
            </Chip>
          ))}
        </Popover>
      )}
    </span>
  )
}
