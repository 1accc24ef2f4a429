import { useFeatureTexts } from '../texts/use-feature-texts.ts'
import type { Job } from './job-shapes.ts'

type Fit = NonNullable<Job['Fit']>

/** Skills that a line names where no work is the reader's. */
const mostSkills = 3

/** Work that is the reader's own, or that they look for. */
const own: ReadonlySet<Fit['reasons'][number]['grade']> = new Set(['title', 'skilled-role', 'new-role'])

/** The words for why an opening stands where it does: its work first, then what stands against it. */
export function useFitWords() {
  const t = useFeatureTexts()
  return function words({ reasons, against }: Fit): string[] {
    const work = reasons.find(({ part, grade }) => part === 'title' && grade !== null)
    const skills = reasons.filter(({ part, grade }) => part === 'skill' && grade === 'skill').map(({ asked }) => asked)
    const found = [
      work && t(own.has(work.grade) ? 'job.why.role' : 'job.why.near', { role: work.asked }),
      !work && skills.length > 0 && t('job.why.has', { skills: skills.slice(0, mostSkills).join(', ') }),
      ...against.map((one) => t(`job.why.against.${one}`)),
    ]
    return found.filter((one) => typeof one === 'string')
  }
}

/** Why this opening: one short line under a card's facts. Nothing where nothing of it is the reader's. */
export function FitLine({ fit, label }: { fit: Job['Fit']; label?: string }) {
  const t = useFeatureTexts()
  const words = useFitWords()
  if (!fit?.reasons.some(({ grade }) => grade !== null)) return null
  const found = words(fit)
  if (found.length === 0) return null
  return (
    <p className="mt-1.5 text-sm text-ink-muted">
      <span className="sr-only">{label ?? t('job.why')}: </span>
      {found.join(' · ')}
    </p>
  )
}
