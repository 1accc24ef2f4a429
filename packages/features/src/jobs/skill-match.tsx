import { Badge } from '@pramaan/ui/badge'
import { RequiredSkills } from '../skills/required-skills.tsx'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'
import type { Job } from './job-shapes.ts'

/**
 * How well the reader's skills match a job: '4 of 4 skills match', or the one missing skill to add. Without a match
 * there is no badge.
 */
export function MatchBadge({ match }: { match: Job['Match'] }) {
  const t = useFeatureTexts()
  if (!match || match.matched === 0) return null
  const { matched, total, missing } = match
  const [skill] = missing
  return missing.length === 1 ? (
    <Badge tone="accent">{t('job.match.add', { matched, total, skill })}</Badge>
  ) : (
    <Badge>{t('job.match', { matched, total })}</Badge>
  )
}

/** The same for a table's cell: only the figures. */
export function MatchFigures({ match }: { match: Job['Match'] }) {
  const t = useFeatureTexts()
  if (!match || match.total === 0) return <span className="text-ink-muted">{t('job.none')}</span>
  const { matched, total } = match
  return <span className="tabular-nums">{t('job.match.figures', { matched, total })}</span>
}

/** The skills that a job requires; the reader's own have a tick. */
export function JobSkills({ job }: { job: Pick<Job, 'Skills' | 'Match'> }) {
  const t = useFeatureTexts()
  const skills = [...job.Skills.ProfessionalSkills, ...job.Skills.GeneralSkills]
  if (skills.length === 0) return <p className="text-sm text-ink-muted">{t('job.none')}</p>
  return <RequiredSkills skills={skills} missing={job.Match?.missing} label={t('job.skills')} />
}
