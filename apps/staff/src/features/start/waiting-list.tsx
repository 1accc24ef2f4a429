import { useApi } from '@pramaan/app-kit/platform/platform.tsx'
import { useAgo } from '@pramaan/app-kit/time/ago.tsx'
import { formatPhone } from '@pramaan/domain/phone'
import { reviewDeed } from '@pramaan/domain/verification'
import { Avatar } from '@pramaan/ui/avatar'
import { RowLink } from '@pramaan/ui/row-link'
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { verificationPath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { StartList } from './start-list.tsx'

const rowsShown = 5

/** Applicants whom nobody has verified yet, the longest waiting of the newest fifty first. */
export function WaitingList({ href }: { href: string }) {
  const t = useTexts()
  const api = useApi()
  const ago = useAgo()
  const { data, error, refetch } = useQuery(api.verification.applicants.query({ query: { pageSize: 50 } }))
  const waiting = data?.data
    .filter(({ VspStatus }) => reviewDeed(VspStatus) === 'verify')
    .toReversed()
    .slice(0, rowsShown)
  return (
    <StartList
      title={t('home.waiting')}
      href={href}
      error={error}
      onRetry={() => void refetch()}
      empty={{ icon: ShieldCheck, title: t('home.waiting.none'), text: t('home.waiting.none.text') }}
      rows={waiting?.map(({ ID, UserId, FullName, Phone, CreatedOn, VspStatus }) => (
        <RowLink
          key={ID}
          href={verificationPath(UserId, VspStatus)}
          start={<Avatar name={FullName} size="sm" />}
          title={FullName}
          description={Phone && formatPhone(Phone)}
          end={t('home.waiting.since', { ago: ago(CreatedOn) })}
        />
      ))}
    />
  )
}
