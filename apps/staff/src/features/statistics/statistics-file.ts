import type { DateRange } from '@pramaan/domain/date-range'
import { dayText, type IndiaDay } from '@pramaan/domain/india-day'
import type { SheetFile } from '../../figures/save-button.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { Statistics } from './use-statistics.ts'

/** The daily statistics as a file: a row per day, a column per series. */
export function useStatisticsFile(statistics: Statistics | undefined, { from, to }: DateRange): SheetFile | undefined {
  const t = useTexts()
  if (!statistics) return undefined
  const series = [
    ['signUps', t('figures.line.signUps')],
    ['firstLogins', t('figures.line.firstLogins')],
    ['certApplications', t('figures.totalCertApplications')],
    ['jobs', t('figures.line.jobs')],
    ['jobApplications', t('funnel.jobs')],
    ['drives', t('figures.line.drives')],
    ['driveApplications', t('figures.totalPDApplications')],
  ] as const
  return {
    name: `Statistics_${from}_${to}.csv`,
    headings: [t('figures.day'), ...series.map(([, name]) => name)],
    rows: statistics.Days.map((day) => [dayText(day.day as IndiaDay), ...series.map(([key]) => day[key])]),
  }
}
