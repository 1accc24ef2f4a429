import type { experienceEntry } from '@pramaan/contract/candidates/candidate-entries'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { MyRecord } from '../../../record/my-record.ts'
import type { PeriodValues } from './entry-resolver.ts'

/** A position as form values. */
export type PositionValues = PeriodValues & { title: string; companyName: string; empType: string; working: boolean }

/** A position as the request sends it. */
export type PositionBody = z.output<typeof experienceEntry>

/** The form of a position. */
export type PositionForm = UseFormReturn<PositionValues, unknown, PositionBody>

/** Form values from the server's position, or empty ones. */
export function positionOf(entry: MyRecord['Experience'][number] | undefined): PositionValues {
  return {
    title: entry?.title ?? '',
    companyName: entry?.companyName ?? '',
    empType: entry?.empType ?? '',
    startMonth: entry?.startMonth ?? '',
    startYear: entry?.startYear ? String(entry.startYear) : '',
    endMonth: entry?.endMonth ?? '',
    endYear: entry?.endYear ? String(entry.endYear) : '',
    working: entry?.working ?? false,
  }
}

/** The request: a current position has no end. */
export function positionBody(entry: PositionBody): PositionBody {
  return entry.working ? { ...entry, endMonth: null, endYear: null } : entry
}
