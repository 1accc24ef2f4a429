import { dateText } from '@pramaan/domain/india-day'
import { verifiedVisibilityPercent } from '@pramaan/domain/verification'
import { Card } from '@pramaan/ui/card'
import { Seal } from '@pramaan/ui/seal'
import { useTexts } from '../../../texts/use-texts.ts'

/** The note that the HR team verified the profile, and when; the only green card (document 001 §2, D18). */
export function VerifiedCard({ on }: { on: string | null }) {
  const t = useTexts()
  return (
    <Card face="verified" className="flex items-start gap-3.5">
      <Seal label="" size={30} className="mt-1" />
      <div className="min-w-0">
        <h2 className="text-base sm:text-lg">{t('dashboard.verified')}</h2>
        {on && (
          <p className="text-sm font-semibold text-verified">
            {t('profilePreview.verifiedOn', { date: dateText(new Date(on)) })}
          </p>
        )}
        <p className="mt-1 text-sm text-ink-muted">
          {t('dashboard.verified.text', { percent: verifiedVisibilityPercent })}
        </p>
      </div>
    </Card>
  )
}
