import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useOptionText } from '@pramaan/app-shell/texts/use-option-text.ts'
import { isVerified } from '@pramaan/domain/candidate'
import { dotted } from '@pramaan/domain/dotted'
import { Avatar } from '@pramaan/ui/avatar'
import { RowLink } from '@pramaan/ui/row-link'
import { SealedName } from '@pramaan/ui/seal'
import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { profilePath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { StartList } from './start-list.tsx'

const rowsShown = '5'

/** The latest registrations. */
export function LatestList({ href }: { href: string }) {
  const t = useTexts()
  const option = useOptionText()
  const api = useApi()
  const { data, error, refetch } = useQuery(api.search.candidates.query({ query: { pageSize: rowsShown } }))
  return (
    <StartList
      title={t('home.newest')}
      href={href}
      error={error}
      onRetry={() => void refetch()}
      empty={{ icon: Users, title: t('home.newest.none') }}
      rows={data?.items.map(({ ID, FullName, Image, HrComments, ExperienceLevel, CareerProfile, Location }) => (
        <RowLink
          key={ID}
          href={profilePath(ID)}
          start={<Avatar name={FullName} src={Image} size="sm" />}
          title={
            <SealedName name={FullName} size={15} seal={isVerified(HrComments) ? t('list.verified') : undefined} />
          }
          description={dotted([ExperienceLevel && option(ExperienceLevel), CareerProfile.degree])}
          end={Location}
        />
      ))}
    />
  )
}
