import { completeness } from '@pramaan/domain/candidate'
import { joiningOfInfo } from '@pramaan/domain/joining'
import { LinkButton } from '@pramaan/ui/link-button'
import type { ReactNode } from 'react'
import { ownProfilePath } from '../../own-profile-path.ts'
import type { OwnRecord } from '../../own-record.ts'
import { factsOf } from '../../own-strength.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What the spec keeps on the page and out of sight: greeting, profile button, VSP button, status tile (document 001 §2, D45). */
export function LegacySection({ record, vspButton }: { record: OwnRecord; vspButton: ReactNode }) {
  const t = useTexts()
  const isWhole = completeness(factsOf(record)) === 100
  return (
    <section hidden>
      <p>{t('legacy.greeting', { name: record.FullName })}</p>
      <LinkButton href={ownProfilePath}>{t(isWhole ? 'legacy.edit' : 'legacy.complete')}</LinkButton>
      {vspButton}
      <p>{t(`legacy.status.${joiningOfInfo(record.JoiningInfo.status)}`)}</p>
    </section>
  )
}
