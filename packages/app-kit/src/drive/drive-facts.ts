import { useKitTexts } from '../texts/use-kit-texts.ts'
import type { Drive } from './drive-shapes.ts'

/** A drive's average package with its unit, as people in India write it; undefined where it has none. */
export function useAveragePackage({ AvgPackage }: Pick<Drive, 'AvgPackage'>): string | undefined {
  const t = useKitTexts()
  return AvgPackage === null ? undefined : `₹${AvgPackage} ${t('drive.lpa')}`
}
