import { usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { isVerified } from '@pramaan/domain/candidate'
import { dayPartOf } from '@pramaan/domain/india-day'
import { firstName } from '@pramaan/domain/name'
import { PageHeader } from '@pramaan/ui/page-header'
import { SealedName } from '@pramaan/ui/seal'
import type { MyRecord } from '../../record/my-record.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Greets by the time of day in India and by first name; a verified profile has the seal next to the name. */
export function Greeting({ record }: { record: Pick<MyRecord, 'FullName' | 'HrComments'> }) {
  const t = useTexts()
  const { now } = usePlatform()
  const name = firstName(record.FullName)
  return (
    <PageHeader
      title={
        <SealedName
          name={t(`dashboard.${dayPartOf(now())}`, { name })}
          size={22}
          seal={isVerified(record.HrComments) ? t('profile.verified') : undefined}
        />
      }
      description={<span className="max-sm:hidden">{t('dashboard.text')}</span>}
    />
  )
}
