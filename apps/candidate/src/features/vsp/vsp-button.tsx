import type { ButtonProps } from '@pramaan/ui/button'
import type { MyRecord } from '../../record/my-record.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { VspOffer } from './vsp-offer.tsx'

/** Get VSP, or the status of the candidate's verification (document 001 §4, D45). */
export function VspButton({ record, ...look }: { record: MyRecord } & Pick<ButtonProps, 'block' | 'tone'>) {
  const t = useTexts()
  return <VspOffer record={record} entry="get-vsp" label={t('vsp.never-applied')} {...look} />
}
