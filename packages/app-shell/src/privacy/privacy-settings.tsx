import { Card } from '@pramaan/ui/card'
import { Loading, SkeletonText } from '@pramaan/ui/skeleton'
import { SectionFailure } from '../router/failures/section-failure.tsx'
import { useShellTexts } from '../texts/use-shell-texts.ts'
import { ConsentCard } from './consent-card.tsx'
import { DataCard } from './data-card.tsx'
import { ErasureCard } from './erasure-card.tsx'
import { usePrivacy } from './use-privacy.ts'
import { VisibilityCard } from './visibility-card.tsx'

/** The settings for what the product may store: consents, the data download, and erasure (D11). */
export function PrivacySettings() {
  const t = useShellTexts()
  const privacy = usePrivacy()
  const { query } = privacy
  if (query.isPending)
    return (
      <Card>
        <Loading>
          <SkeletonText lines={6} />
        </Loading>
      </Card>
    )
  if (query.isError) return <SectionFailure title={t('privacy.title')} query={query} />
  const { Consents, Erasure, Found } = query.data.data
  return (
    <>
      {Found !== null && <VisibilityCard found={Found} beFound={privacy.beFound} />}
      <ConsentCard consents={Consents} withdraw={privacy.withdraw} />
      <DataCard />
      <ErasureCard open={Erasure} privacy={privacy} />
    </>
  )
}
