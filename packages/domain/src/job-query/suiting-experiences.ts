import { experienceHindrance, isMissingYears } from '../opening-fit/opening-fit.ts'
import { jobExperienceOptions } from '../options/options.ts'
import type { QueryPart } from '../search-query/search-query.ts'

/** The experience options of jobs that suit a person with these years of work, by the rules that order jobs. */
export function suitingExperiences(part: Extract<QueryPart, { kind: 'experience' | 'level' }>): string[] {
  const texts = jobExperienceOptions.map(({ text }) => text)
  const hindranceOf = (experience: string, months: number) => experienceHindrance({ experience, type: null }, months)
  if (part.kind === 'level' && part.level === 'Experienced')
    return texts.filter((text) => hindranceOf(text, 0) !== undefined)
  const { leastMonths, mostMonths } = part.kind === 'level' ? { leastMonths: 0, mostMonths: 0 } : part
  const most = mostMonths ?? leastMonths ?? 0
  const least = leastMonths ?? 0
  return texts.filter((text) => {
    const [ofMost, ofLeast] = [hindranceOf(text, most), hindranceOf(text, least)]
    return (ofMost === undefined || !isMissingYears(ofMost)) && (ofLeast === undefined || isMissingYears(ofLeast))
  })
}
