import { useApi } from '@pramaan/app-shell/platform/platform.tsx'
import { Failure } from '@pramaan/app-shell/router/failures/error-page.tsx'
import { Button } from '@pramaan/ui/button'
import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { InvitationTable } from '../../features/invitations/invitation-table.tsx'
import { InviteDialog } from '../../features/invitations/invite-dialog.tsx'
import { ScreenHeader } from '../../layout/screen-crumbs.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** Invitations to the staff console (D2). */
export function InvitationsScreen() {
  const t = useTexts()
  const api = useApi()
  const { data, error, refetch } = useQuery(api.staff.invitations.query())
  const [inviting, setInviting] = useState(false)
  const button = (
    <Button size="sm" icon={<UserPlus />} onClick={() => setInviting(true)}>
      {t('invites.invite')}
    </Button>
  )
  return (
    <div className="flex flex-col gap-3">
      <ScreenHeader title={t('invites.title')} actions={button} />
      <p className="-mt-1 max-w-[90ch] text-sm text-ink-muted">{t('invites.text')}</p>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <InvitationTable invitations={data?.data} onInvite={() => setInviting(true)} />
      )}
      <InviteDialog open={inviting} onClose={() => setInviting(false)} />
    </div>
  )
}
