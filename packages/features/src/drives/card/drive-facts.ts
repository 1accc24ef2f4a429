import { lpaRangeText } from '@pramaan/domain/money'
import type { Drive } from '../drive-shapes.ts'

/** A drive's average package with its unit, like all pay; undefined without one. */
export function averagePackage({ AvgPackage }: Pick<Drive, 'AvgPackage'>): string | undefined {
  return AvgPackage === null ? undefined : lpaRangeText({ from: AvgPackage, to: AvgPackage })
}
