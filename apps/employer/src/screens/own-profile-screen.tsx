import { useApi, usePerson } from '@pramaan/app-kit/platform/platform.tsx'
import { Failure } from '@pramaan/app-kit/router/error-page.tsx'
import { formatPhone } from '@pramaan/domain/phone'
import { Card } from '@pramaan/ui/card'
import { LabelValueList } from '@pramaan/ui/label-value-list'
import { PageHeader } from '@pramaan/ui/page-header'
import { Loading, SkeletonText } from '@pramaan/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../texts/use-texts.ts'

/** The employer's own company profile (document 002 §2.9). */
export function OwnProfileScreen() {
  const t = useTexts()
  return (
    <div className="mx-auto flex max-w-160 flex-col gap-4 sm:gap-5">
      <PageHeader title={t('titles.ownProfile')} />
      <OwnProfile />
    </div>
  )
}

function OwnProfile() {
  const t = useTexts()
  const api = useApi()
  const { ID } = usePerson()
  const query = useQuery(api.employers.profile.query({ params: { id: ID } }))
  if (query.isError) return <Failure error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data)
    return (
      <Loading>
        <SkeletonText lines={7} />
      </Loading>
    )
  const own = query.data.data
  return (
    <Card>
      <LabelValueList
        divided
        strong
        items={[
          { label: t('company.fullName'), value: [own.empFirstName, own.empLastName].filter(Boolean).join(' ') },
          { label: t('company.name'), value: own.empCompanyName },
          { label: t('company.domain'), value: own.empCompanyDomain },
          { label: t('company.location'), value: own.empLocation },
          { label: t('company.designation'), value: own.empDesignation },
          { label: t('company.email'), value: own.email },
          { label: t('company.mobile'), value: own.mobileNumber && formatPhone(own.mobileNumber) },
        ]}
      />
    </Card>
  )
}
