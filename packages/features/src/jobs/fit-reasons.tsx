import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { dotted } from '@pramaan/domain/dotted'
import { isMissingYears, yearsMissing } from '@pramaan/domain/opening-fit'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'
import type { Job } from './job-shapes.ts'

type Fit = NonNullable<Job['Fit']>
type Part = Fit['reasons'][number]['part']

/** The maximum number of skills named in a line without work of the reader. */
const mostSkills = 3

/** Grades of work that the reader does or looks for. */
const titleGrades: ReadonlySet<Fit['reasons'][number]['grade']> = new Set(['title', 'skilled-role', 'new-role', 'role'])

/**
 * How the work relates to the reader: their own or wanted, close to that, or what their degree leads to. Other work
 * that follows from a title is close to it.
 */
function workOf({ asked, grade, through }: Fit['reasons'][number]) {
  if (grade === 'role' && through !== null) return { role: asked, how: 'studied', degree: through } as const
  return { role: asked, how: titleGrades.has(grade) ? 'role' : 'near', degree: '' } as const
}

/**
 * The parts of a fit's text: the work and how it relates to the candidate, the first skills they have, and what speaks
 * against it.
 */
export function fitParts({ reasons, against }: Fit) {
  const work = reasons.find(({ part, grade }) => part === 'title' && grade !== null)
  const knownOf = (asked: Part) => reasons.filter(({ part, grade }) => part === asked && grade === 'skill')
  const skills = [...knownOf('skill'), ...knownOf('roleSkill')].map(({ asked }) => asked)
  return {
    work: work && workOf(work),
    skills: skills.slice(0, mostSkills).join(', '),
    field: knownOf('domain')[0]?.asked,
    against,
  }
}

/**
 * The texts of a fit: why an opening is listed, and separately what to keep in mind. `had` are all skills of the
 * reader, if there is space for them beside the work.
 */
export function useFitWords() {
  const t = useFeatureTexts()
  const option = useOptionText()
  return function words(fit: Fit, knownOf: readonly string[] = []): { reasons: string[]; against: string[] } {
    const { work, skills, field, against } = fitParts(fit)
    const has = knownOf.length > 0 ? knownOf.join(', ') : work ? '' : skills
    const reasons = [
      work !== undefined &&
        (fit.fits || work.how !== 'near') &&
        t(`job.why.${work.how}`, { role: work.role, degree: work.degree }),
      !work && skills === '' && field !== undefined && t('job.why.field', { field: option(field) }),
      has !== '' && t('job.why.has', { skills: has }),
    ]
    return {
      reasons: reasons.filter((one) => one !== false),
      against: against.map((one) =>
        isMissingYears(one) ? t('job.why.against.short', { n: yearsMissing(one) }) : t(`job.why.against.${one}`),
      ),
    }
  }
}

/**
 * Why this opening is listed, and what to keep in mind, each in a line under a card's facts. Empty if nothing matches
 * the reader.
 */
export function FitLine({ fit, label }: { fit: Job['Fit']; label?: string }) {
  const t = useFeatureTexts()
  const words = useFitWords()
  if (!fit?.reasons.some(({ grade }) => grade !== null)) return null
  const { reasons, against } = words(fit)
  return (
    <>
      {reasons.length > 0 && (
        <p className="mt-1.5 text-sm text-ink-muted">
          <span className="sr-only">{label ?? t('job.why')}: </span>
          {dotted(reasons)}
        </p>
      )}
      {against.length > 0 && (
        <p className="mt-1 text-sm text-ink-muted">{t('job.why.against', { against: dotted(against) })}</p>
      )}
    </>
  )
}
