import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { useAgo } from '@pramaan/app-shell/time/ago.tsx'
import { Avatar } from '@pramaan/ui/avatar'
import { RowLink } from '@pramaan/ui/row-link'
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { verificationPath } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { StartList } from './start-list.tsx'

const rowsShown = 5

/** Applicants not verified yet, longest waiting first. */
export function WaitingList({ href }: { href: string }) {
  const t = useTexts()
  const api = useApi()
  const ago = useAgo()
  const { data, error, refetch } = useQuery(api.verification.queue.query({ query: { pageSize: rowsShown } }))
  return (
    <StartList
      title={t('home.waiting')}
      href={href}
      error={error}
      onRetry={() => void refetch()}
      empty={{ icon: ShieldCheck, title: t('home.waiting.none'), text: t('home.waiting.none.text') }}
      rows={data?.data.map(({ UserId, FullName, Image, CreatedOn, AssignedTo }) => (
        <RowLink
          key={UserId}
          href={verificationPath(UserId, false)}
          start={<Avatar name={FullName} src={Image} size="sm" />}
          title={FullName}
          description={AssignedTo ? t('assign.to', { name: AssignedTo.FullName }) : t('assign.nobody')}
          end={t('home.waiting.since', { ago: ago(CreatedOn) })}
        />
      ))}
    />
  )
}
