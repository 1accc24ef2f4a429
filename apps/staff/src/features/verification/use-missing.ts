import type { StrengthItem } from '@pramaan/domain/candidate'
import { useTexts } from '../../texts/use-texts.ts'

/** The missing parts of a profile as text; undefined if it is complete. */
export function useMissing() {
  const t = useTexts()
  return (items: readonly StrengthItem[]) =>
    items.length > 0 ? t('missing.text', { items: items.map((item) => t(`missing.${item}`)).join(', ') }) : undefined
}
