import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { dotted } from '@pramaan/domain/dotted'
import { isMissingYears, yearsMissing } from '@pramaan/domain/opening-fit'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'
import type { Job } from './job-shapes.ts'

type Fit = NonNullable<Job['Fit']>
type Part = Fit['reasons'][number]['part']

/** Skills that a line names where no work is the reader's. */
const mostSkills = 3

/** Work that is the reader's own, or that they look for. */
const titleGrades: ReadonlySet<Fit['reasons'][number]['grade']> = new Set(['title', 'skilled-role', 'new-role', 'role'])

/**
 * How work is the reader's: their own or looked for, close to that, or what their degree leads to. Other work that follows
 * from a title is close to it.
 */
function workOf({ asked, grade, through }: Fit['reasons'][number]) {
  if (grade === 'role' && through !== null) return { role: asked, how: 'studied', degree: through } as const
  return { role: asked, how: titleGrades.has(grade) ? 'role' : 'near', degree: '' } as const
}

/** What is said of a fit: the work and how it is the candidate's, the first skills they have, what stands against. */
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
 * The words for a fit: why an opening is there, and apart from that what to keep in mind. `had` are all skills that the
 * reader has, where there is room for them beside the work.
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

/** Why this opening, and what to keep in mind: a line each under a card's facts. Nothing where nothing is the reader's. */
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
