import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { PaymentsLink } from '@pramaan/features/profile/payments-link.tsx'
import { Card } from '@pramaan/ui/card'
import { PageHeader } from '@pramaan/ui/page-header'
import { SectionHeader } from '@pramaan/ui/section-header'
import { Loading, Skeleton, SkeletonText } from '@pramaan/ui/skeleton'
import { TextLink } from '@pramaan/ui/text-link'
import { Settings } from 'lucide-react'
import { CompanyCard } from '../../features/my-profile/company-card.tsx'
import { DetailsForm } from '../../features/my-profile/details-form.tsx'
import { IncompleteProfileAlert } from '../../features/my-profile/incomplete-profile-alert.tsx'
import { Pictures } from '../../features/my-profile/pictures.tsx'
import { useMyProfile } from '../../features/my-profile/use-my-profile.ts'
import { useTexts } from '../../texts/use-texts.ts'

/**
 * The employer's profile settings: what is missing, the pictures, the fields, and links to payments and consents
 * (document 002 §2.9).
 */
export function MyProfileScreen() {
  const t = useTexts()
  return (
    <div className="mx-auto flex w-full max-w-160 flex-col gap-4 sm:gap-5">
      <PageHeader title={t('titles.ownProfile')} />
      <MyProfile />
      <More />
    </div>
  )
}

function MyProfile() {
  const query = useMyProfile()
  if (query.isError) return <Failure error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data)
    return (
      <Loading className="flex flex-col gap-5">
        <Skeleton className="h-64 rounded-card!" />
        <Card>
          <SkeletonText lines={12} />
        </Card>
      </Loading>
    )
  return (
    <>
      <IncompleteProfileAlert profile={query.data} />
      <CompanyCard email={query.data.email ?? ''} />
      <Pictures profile={query.data} />
      <DetailsForm profile={query.data} />
    </>
  )
}

function More() {
  const t = useTexts()
  return (
    <Card>
      <SectionHeader title={t('employerProfile.more')} description={t('employerProfile.more.text')} className="mb-2" />
      <p className="flex flex-wrap gap-x-6">
        <PaymentsLink />
        <TextLink href="/settings" icon={<Settings />} className="min-h-11">
          {t('employerProfile.settings')}
        </TextLink>
      </p>
    </Card>
  )
}
