import { completeness } from '@pramaan/domain/candidate'
import { joiningOfInfo } from '@pramaan/domain/joining'
import { LinkButton } from '@pramaan/ui/link-button'
import type { ReactNode } from 'react'
import { myProfilePath } from '../../../record/my-profile-path.ts'
import type { MyRecord } from '../../../record/my-record.ts'
import { factsOf } from '../../../record/my-strength.ts'
import { useTexts } from '../../../texts/use-texts.ts'

/**
 * What the spec keeps on the page but hidden: greeting, profile button, VSP button, status tile (document 001 §2, D45).
 */
export function LegacySection({ record, vspButton }: { record: MyRecord; vspButton: ReactNode }) {
  const t = useTexts()
  const isComplete = completeness(factsOf(record)) === 100
  return (
    <section hidden>
      <p>{t('hiddenSection.greeting', { name: record.FullName })}</p>
      <LinkButton href={myProfilePath}>{t(isComplete ? 'myProfile.editProfile' : 'completeProfile.button')}</LinkButton>
      {vspButton}
      <p>{t(`hiddenSection.status.${joiningOfInfo(record.JoiningInfo.status)}`)}</p>
    </section>
  )
}
