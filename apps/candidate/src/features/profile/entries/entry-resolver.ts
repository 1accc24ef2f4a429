import type { WhyNotPeriod } from '@pramaan/domain/duration'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/** The form fields of a start and an end; '' means empty. */
export type PeriodValues = { startMonth: string; startYear: string; endMonth: string; endYear: string }

/** The names of a period's fields. */
export type PeriodField = keyof PeriodValues

/** The reasons why a period is refused. */
export type WhyNotEntry = WhyNotPeriod | 'end-in-future'

const periodFields: readonly PeriodField[] = ['startMonth', 'startYear', 'endMonth', 'endYear']

/** The fields that a reason is about: the missing ones, otherwise the year. */
function fieldsOf(why: WhyNotEntry, values: PeriodValues, monthsNeeded: boolean): PeriodField[] {
  const end = why.startsWith('end')
  const [month, year] = end ? (['endMonth', 'endYear'] as const) : (['startMonth', 'startYear'] as const)
  if (!why.endsWith('missing')) return [year]
  const empty = monthsNeeded && !values[month] ? [month] : []
  return values[year] ? empty : [...empty, year]
}

type EntryRules<B> = {
  schema: z.ZodType<B>
  /** Rules that depend on today's date, which the schema does not know. */
  whyNot: (values: Record<string, unknown>) => WhyNotEntry | undefined
  monthsNeeded: boolean
  sentenceOf: (why: WhyNotEntry, field: PeriodField) => string
}

/**
 * Checks an education or experience form with the contract's schema, and its period with the domain's rules (document
 * 000 §5).
 */
export function entryResolver<V extends FieldValues & PeriodValues, B>(rules: EntryRules<B>): Resolver<V, unknown, B> {
  const { schema, whyNot, monthsNeeded, sentenceOf } = rules
  return (values) => {
    const optional = [...periodFields, 'empType']
    const sent = Object.fromEntries(
      Object.entries(values).map(([field, value]) => [field, optional.includes(field) && !value ? null : value]),
    )
    const why = whyNot(sent)
    const result = schema.safeParse(sent)
    const issues = (result.error?.issues ?? [])
      .map(({ path, message }) => [String(path[0]), message] as const)
      .filter(([field]) => !why || !periodFields.some((one) => one === field))
    const periods = why ? fieldsOf(why, values, monthsNeeded).map((field) => [field, sentenceOf(why, field)]) : []
    const errors = [...issues, ...periods].map(([field, message]) => [field, { type: 'refused', message }])
    if (result.success && errors.length === 0) return { values: result.data, errors: {} }
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<V> }
  }
}
