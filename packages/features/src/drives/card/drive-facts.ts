import { lpaRangeText } from '@pramaan/domain/money'
import type { Drive } from '../drive-shapes.ts'

/** A drive's average package with its unit, as every pay is written; undefined where it has none. */
export function averagePackage({ AvgPackage }: Pick<Drive, 'AvgPackage'>): string | undefined {
  return AvgPackage === null ? undefined : lpaRangeText({ from: AvgPackage, to: AvgPackage })
}
