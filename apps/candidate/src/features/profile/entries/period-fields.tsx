import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { yearOf } from '@pramaan/domain/india-day'
import { months } from '@pramaan/domain/options'
import { useLabels } from '@pramaan/ui/labels'
import { SelectField } from '@pramaan/ui/select-field'
import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTexts } from '../../../texts/use-texts.ts'
import type { PeriodField, WhyNotEntry } from './entry-resolver.ts'
import { yearsUpTo } from './years.ts'

/** Props of `PeriodFields`: the names of the form's fields; `running` ('Pursuing') hides the end. */
export type PeriodFieldsProps = {
  field: (name: PeriodField) => UseFormRegisterReturn & { error: string | undefined }
  running: boolean
  monthsNeeded: boolean
  /** The checkbox for a period that is still running, between start and end. */
  children: ReactNode
}

/** Start and end by month and year, from 2000 to the current year in India (document 000 §5). */
export function PeriodFields({ field, running, monthsNeeded, children }: PeriodFieldsProps) {
  const t = useTexts()
  const { now } = usePlatform()
  const { monthNames } = useLabels()
  const monthOptions = months.map((month, index) => ({ value: month, label: monthNames[index] ?? month }))
  const yearOptions = yearsUpTo(yearOf(now())).map((year) => ({ value: String(year), label: String(year) }))
  const select = (name: PeriodField, disabled: boolean) => {
    const isMonth = name.endsWith('Month')
    return (
      <SelectField
        label={t(`period.${name}`)}
        note={isMonth && !monthsNeeded && t('form.optional')}
        placeholder={t(isMonth ? 'period.month' : 'period.year')}
        options={isMonth ? monthOptions : yearOptions}
        required={!isMonth || monthsNeeded}
        {...field(name)}
        disabled={disabled}
      />
    )
  }
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-4">
        {select('startMonth', false)}
        {select('startYear', false)}
      </div>
      {children}
      <div className="grid grid-cols-2 items-start gap-4">
        {select('endMonth', running)}
        {select('endYear', running)}
      </div>
    </>
  )
}

/** Why a period is refused, next to the field. */
export function usePeriodSentence() {
  const t = useTexts()
  return (why: WhyNotEntry, field: PeriodField): string => {
    const part = field.endsWith('Month') ? 'month' : 'year'
    return why === 'start-missing' || why === 'end-missing' ? t(`period.${part}.${why}`) : t(`period.${why}`)
  }
}
