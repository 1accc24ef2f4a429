import { verifiedVisibilityPercent } from '@pramaan/domain/verification'
import { Card } from '@pramaan/ui/card'
import type { MyRecord } from '../../record/my-record.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { VspButton } from './vsp-button.tsx'
import { VspOffer } from './vsp-offer.tsx'

/** Verification next to the candidate's own profile: its status, or how to apply (document 001 §2, §4). */
export function VspProfileCard({ record }: { record: MyRecord }) {
  const t = useTexts()
  return (
    <Card>
      <h2 className="text-lg">{t('vsp.profile')}</h2>
      <p className="mt-1 mb-3 text-sm text-ink-muted">{t('vsp.text', { percent: verifiedVisibilityPercent })}</p>
      <VspButton record={record} tone="soft" block />
      <div className="mt-2 empty:hidden">
        <VspOffer record={record} entry="get-verified" label={t('vsp.how')} tone="ghost" block alone />
      </div>
    </Card>
  )
}
