import { dotted } from '@pramaan/domain/dotted'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'
import type { Job } from './job-shapes.ts'

type Fit = NonNullable<Job['Fit']>

/** Skills that a line names where no work is the reader's. */
const mostSkills = 3

/** Work that is the reader's own, or that they look for. */
const titleGrades: ReadonlySet<Fit['reasons'][number]['grade']> = new Set(['title', 'skilled-role', 'new-role'])

/** What is said of a fit: the work and whether it is the candidate's own, the first skills they have, what stands against. */
export function fitParts({ reasons, against }: Fit) {
  const work = reasons.find(({ part, grade }) => part === 'title' && grade !== null)
  const skills = reasons.filter(({ part, grade }) => part === 'skill' && grade === 'skill').map(({ asked }) => asked)
  return {
    work: work && { role: work.asked, isOwn: titleGrades.has(work.grade) },
    skills: skills.slice(0, mostSkills).join(', '),
    against,
  }
}

/** The words for why an opening stands where it does: its work first, then what stands against it. */
export function useFitWords() {
  const t = useFeatureTexts()
  return function words(fit: Fit): string[] {
    const { work, skills, against } = fitParts(fit)
    const found = [
      work && t(work.isOwn ? 'job.why.role' : 'job.why.near', { role: work.role }),
      !work && skills !== '' && t('job.why.has', { skills }),
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
      {dotted(found)}
    </p>
  )
}
