import { useAgo } from '@pramaan/app-shell/time/ago.tsx'
import { isVerified } from '@pramaan/domain/candidate'
import { dot } from '@pramaan/domain/dotted'
import { dateText } from '@pramaan/domain/india-day'
import type { Reading } from '@pramaan/features/search/read-chips.tsx'
import { Avatar } from '@pramaan/ui/avatar'
import { Badge } from '@pramaan/ui/badge'
import { Card } from '@pramaan/ui/card'
import { Chip } from '@pramaan/ui/chip'
import { SealedName } from '@pramaan/ui/seal'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../../texts/use-texts.ts'
import { CardFacts, RowLine } from './card-facts.tsx'
import { CardReasons } from './card-reasons.tsx'
import type { EmployerRow } from './use-candidate-search.ts'

const mostSkills = 3
/** How many letters fit on the line of a phone's card next to '+9', after the padding of the first chip. */
const mostLetters = 34
/** The padding of each further chip, in letters. */
const edgeLetters = 5

/** Props of `CandidateCard`: `reading` is how the search's words were understood, `to` is the profile's address, `state` its position in the list, `reported` whether the alert of this search reported it last, `action` the star. */
export type CandidateCardProps = {
  row: EmployerRow
  reading: Reading
  to: string
  state: unknown
  reported: boolean
  action: ReactNode
}

/** A candidate in the list; every card has the same rows, and the whole card is a link to the profile. */
export function CandidateCard({ row, reading, to, state, reported, action }: CandidateCardProps) {
  const t = useTexts()
  const ago = useAgo()
  return (
    <Card
      as="li"
      flush
      className="relative flex scroll-mt-52 scroll-mb-24 flex-col transition-colors enabled-hover:border-line-strong"
    >
      <div className="flex flex-1 flex-col gap-2.5 px-4 pt-4 pb-3">
        <div className="flex items-center gap-3">
          <Avatar name={row.FullName} src={row.Image} />
          <div className="min-w-0 flex-1">
            <h2 className="text-base leading-normal">
              <Link
                to={to}
                state={state}
                className="rounded-sm outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brand"
              >
                <SealedName name={row.FullName} seal={isVerified(row.HrComments) ? t('profile.verified') : undefined} />
              </Link>
            </h2>
            <RowLine row={row} />
          </div>
        </div>
        <CardFacts row={row} />
        <CardSkills row={row} />
        <CardReasons row={row} reading={reading} />
      </div>
      <div className="flex min-h-11 items-center justify-between gap-2 border-line border-t pr-1 pl-4">
        <span className="min-w-0 text-xs text-ink-muted" title={dateText(new Date(row.UpdatedOn))}>
          {reported && (
            <span className="mr-2 inline-flex align-middle">
              <Badge tone="brand">{t('alert.new')}</Badge>
            </span>
          )}
          {!row.JoiningStatus && (
            <span className="font-semibold text-ink">
              {t('card.notLooking')}
              {dot}
            </span>
          )}
          {t('profile.updated', { ago: ago(row.UpdatedOn) })}
        </span>
        <span className="relative">{action}</span>
      </div>
    </Card>
  )
}

function CardSkills({ row }: { row: EmployerRow }) {
  const t = useTexts()
  const { ProfessionalSkills, GeneralSkills } = row.SkillProfile
  const skills = [...ProfessionalSkills, ...GeneralSkills]
  const shown = fitting(skills)
  const rest = skills.length - shown.length
  if (skills.length === 0) return <p className="text-sm leading-7 text-ink-muted">{t('card.noSkills')}</p>
  return (
    <ul aria-label={t('card.skills')} className="flex h-7 min-w-0 items-center gap-1.5 overflow-hidden">
      {shown.map((skill) => (
        <li key={skill} className="flex min-w-0 max-w-full">
          <Chip>{skill}</Chip>
        </li>
      ))}
      {rest > 0 && (
        <li className="shrink-0 text-xs text-ink-muted">
          <span aria-hidden>+{rest}</span>
          <span className="sr-only">{t('card.moreSkills', { count: rest })}</span>
        </li>
      )}
    </ul>
  )
}

/** The skills that fit on one line without being cut, in order; one that is too long is skipped. */
function fitting(skills: readonly string[]): readonly string[] {
  const [first = '', ...others] = skills
  let room = mostLetters - first.length
  const shown = others.filter((skill) => {
    const fits = skill.length + edgeLetters <= room
    if (fits) room -= skill.length + edgeLetters
    return fits
  })
  return [first, ...shown.slice(0, mostSkills - 1)]
}
