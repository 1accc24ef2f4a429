import { isVerified } from '@pramaan/domain/candidate'
import { Avatar } from '@pramaan/ui/avatar'
import { Chip } from '@pramaan/ui/chip'
import { NameLink } from '@pramaan/ui/link'
import { Popover } from '@pramaan/ui/popover'
import { Seal } from '@pramaan/ui/seal'
import { useTexts } from '../../texts/use-texts.ts'
import type { StaffRow } from './use-candidates.ts'

/** A candidate’s name, with the seal of the verified. */
export function NameCell({ row, href, seal }: { row: StaffRow; href: string; seal: string }) {
  return (
    <span className="flex items-center gap-2 md:max-w-44 2xl:max-w-60">
      <Avatar name={row.FullName} src={row.Image} size="xs" />
      <NameLink truncated href={href}>
        {row.FullName}
      </NameLink>
      {isVerified(row.HrComments) && <Seal label={seal} size={15} />}
    </span>
  )
}

/** A degree, shortened to fit its column; whole on a card. */
export function Degree({ name }: { name: string }) {
  return (
    <span title={name} className="block md:max-w-24 md:truncate 2xl:max-w-48 max-md:wrap-anywhere">
      {name}
    </span>
  )
}

/** Skill chips in a row of a list (document 002 §2.8). */
const skillsShown = 3

/** All skills of a candidate, professional ones first. */
export function skillsOf({ SkillProfile: { ProfessionalSkills, GeneralSkills } }: StaffRow) {
  return [...new Set([...ProfessionalSkills, ...GeneralSkills])]
}

/** The first skills, and how many more there are. */
export function Skills({ all }: { all: readonly string[] }) {
  const t = useTexts()
  const rest = all.slice(skillsShown)
  return (
    <span className="flex gap-1 max-md:mt-1 max-md:flex-wrap">
      {all.slice(0, skillsShown).map((skill) => (
        <span key={skill} className="max-w-24 md:max-w-20 2xl:max-w-24">
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
