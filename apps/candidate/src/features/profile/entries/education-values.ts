import type { educationEntry } from '@pramaan/contract/candidates/candidate-entries'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { MyRecord } from '../../../record/my-record.ts'
import type { PeriodValues } from './entry-resolver.ts'

/** An education entry as form values. */
export type EducationValues = PeriodValues & {
  qualification: string
  degree: string
  studField: string
  school: string
  grade: string
  pursuing: boolean
}

/** An education entry as the request sends it. */
export type EducationBody = z.output<typeof educationEntry>

/** The form of an education entry. */
export type EducationForm = UseFormReturn<EducationValues, unknown, EducationBody>

/** Form values from the server's entry, or empty ones. */
export function educationOf(entry: MyRecord['Education'][number] | undefined): EducationValues {
  return {
    qualification: entry?.qualification ?? '',
    degree: entry?.degree ?? '',
    studField: entry?.studField ?? '',
    school: entry?.school ?? '',
    startMonth: entry?.startMonth ?? '',
    startYear: entry?.startYear ? String(entry.startYear) : '',
    endMonth: entry?.endMonth ?? '',
    endYear: entry?.endYear ? String(entry.endYear) : '',
    grade: entry?.grade ?? '',
    pursuing: entry?.pursuing ?? false,
  }
}

/** The request: an education in progress has no end. */
export function educationBody(entry: EducationBody): EducationBody {
  return entry.pursuing ? { ...entry, endMonth: null, endYear: null } : entry
}
