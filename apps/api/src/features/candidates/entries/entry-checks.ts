import type { educationEntry, experienceEntry } from '@pramaan/contract/candidates/candidate-entries'
import { type WhyNotPeriod, whyNotEducationPeriod, whyNotExperiencePeriod } from '@pramaan/domain/duration'
import type { z } from 'zod'
import { refuseField } from '../../../http/refusals/refuse.ts'

/** The maximum number of education entries, and of experience entries, in a profile. */
export const mostEntries = 20

const sentences: Record<WhyNotPeriod | 'end-in-future', { field: string; message: string }> = {
  'start-missing': { field: 'startYear', message: 'Choose the start month and year.' },
  'start-out-of-range': { field: 'startYear', message: 'From 2000 on.' },
  'start-in-future': { field: 'startYear', message: 'The start is in the future.' },
  'end-missing': { field: 'endYear', message: 'Choose the end month and year.' },
  'end-before-start': { field: 'endYear', message: 'The end is before the start.' },
  'end-in-future': { field: 'endYear', message: 'The end is in the future.' },
}

function refusePeriod(why: WhyNotPeriod | 'end-in-future' | undefined, under: string) {
  if (!why) return
  const { field, message } = sentences[why]
  refuseField(`${under}${field}`, message)
}

/** The row of an education entry, after checking its years against today in India; a pursued one has no end. */
export function educationRow(entry: z.output<typeof educationEntry>, now: Date, under = '') {
  refusePeriod(whyNotEducationPeriod(entry, now), under)
  const end = entry.pursuing ? { endMonth: null, endYear: null } : {}
  return { ...entry, studField: entry.studField || null, grade: entry.grade || null, ...end }
}

/**
 * The row of an experience entry, after checking its months against today in India; a current position has no end. The
 * dates replace the stated years.
 */
export function experienceRow(entry: z.output<typeof experienceEntry>, now: Date, under = '') {
  refusePeriod(whyNotExperiencePeriod(entry, now), under)
  return { ...entry, statedYears: null, ...(entry.working && { endMonth: null, endYear: null }) }
}
