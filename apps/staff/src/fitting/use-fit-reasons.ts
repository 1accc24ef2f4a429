import { dotted } from '@pramaan/domain/dotted'
import { isMissingYears, yearsMissing } from '@pramaan/domain/opening-fit'
import { fitParts } from '@pramaan/features/jobs/fit-reasons.tsx'
import { useTexts } from '../texts/use-texts.ts'

type Fit = Parameters<typeof fitParts>[0]

/** Says in one line why a job or course fits a candidate; empty if nothing matches. */
export function useFitReasons() {
  const t = useTexts()
  return (fit: Fit | null | undefined, missing: readonly string[] = []): string | undefined => {
    if (!fit?.reasons.some(({ grade }) => grade !== null)) return undefined
    const { work, skills, against } = fitParts(fit)
    const reasonTexts = [
      work && t(`fit.${work.how}`, { role: work.role, degree: work.degree }),
      skills !== '' && t('fit.has', { skills }),
      missing.length > 0 && t('fit.missing', { skills: missing.join(', ') }),
      ...against.map((one) =>
        isMissingYears(one) ? t('fit.against.short', { n: yearsMissing(one) }) : t(`fit.against.${one}`),
      ),
    ]
    return dotted(reasonTexts.filter((one) => typeof one === 'string' && one !== '')) || undefined
  }
}
