import type { Client } from '@pramaan/api-client'
import { amountText } from '@pramaan/domain/money'
import { useTexts } from '../../texts/use-texts.ts'

/** A certification: a course of the catalogue. */
export type Certification = Awaited<ReturnType<Client['courses']['list']>>['data'][number]

/** A formatted price in rupees; a course without one is free (D26). */
export function usePriceText() {
  const t = useTexts()
  return (price: number | null) => (price === null ? t('certifications.free') : amountText(price))
}
