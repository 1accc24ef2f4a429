import { Card } from '@pramaan/ui/card'
import { Ring } from '@pramaan/ui/ring'
import { TextLink } from '@pramaan/ui/text-link'
import { editPath, myProfilePath } from '../../../record/my-profile-path.ts'
import type { MyRecord } from '../../../record/my-record.ts'
import { useNextStep } from '../../../record/my-strength.ts'
import { useTexts } from '../../../texts/use-texts.ts'

/** The profile strength, the best item to add next with its gain, and a link to the profile (document 001 §2). */
export function StrengthCard({ record }: { record: MyRecord }) {
  const t = useTexts()
  const next = useNextStep(record)
  return (
    <Card className="flex items-center gap-4 sm:gap-5">
      <Ring percent={record.ProfileProgress} label={t('strength.title')} size={88} />
      <div className="flex min-w-0 flex-col items-start gap-1 pointer-coarse:gap-0 pointer-coarse:[&>a]:-my-1.5">
        <h2 className="text-base sm:text-lg">{t('strength.title')}</h2>
        {next && <TextLink href={editPath(next.dialog)}>{next.text}</TextLink>}
        <TextLink href={myProfilePath}>{t('dashboard.viewProfile')}</TextLink>
      </div>
    </Card>
  )
}
