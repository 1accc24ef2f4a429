import { dateText } from '@pramaan/domain/india-day'
import { formatPhone } from '@pramaan/domain/phone'
import { Status, type StatusProps } from '@pramaan/ui/badge'
import { Button } from '@pramaan/ui/button'
import type { Column } from '@pramaan/ui/data-table'
import { useLabels } from '@pramaan/ui/labels'
import { CopyButton } from '../../copy-button.tsx'
import { useRoleName } from '../../layout/role-name.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { Invitation } from './invitation.ts'

/** The look of each status, and whether the invitation can be revoked. */
const states: Record<Invitation['Status'], { shape: StatusProps['shape']; withdrawable: boolean }> = {
  open: { shape: 'open', withdrawable: true },
  accepted: { shape: 'full', withdrawable: false },
  expired: { shape: 'off', withdrawable: false },
  withdrawn: { shape: 'off', withdrawable: false },
}

/** The columns of the invitations; the last one stays, but only open invitations have a link and can be withdrawn. */
export function useInvitationColumns(onWithdraw: (invitation: Invitation) => void): Column<Invitation>[] {
  const t = useTexts()
  const { notAvailable } = useLabels()
  const roleName = useRoleName()
  const date = (instant: string) => dateText(new Date(instant))
  return [
    {
      id: 'name',
      header: t('invites.name'),
      card: 'title',
      cell: ({ FullName }) => <span className="font-semibold">{FullName}</span>,
    },
    { id: 'role', header: t('invites.role'), cell: ({ Role }) => roleName(Role) },
    { id: 'phone', header: t('invites.phone'), className: 'tabular-nums', cell: ({ Phone }) => formatPhone(Phone) },
    {
      id: 'email',
      header: t('invites.email'),
      cardLabel: ({ Email }) => !Email,
      className: 'max-md:basis-full max-md:wrap-anywhere',
      cell: ({ Email }) => Email || <span className="text-ink-muted">{notAvailable}</span>,
    },
    {
      id: 'state',
      header: t('invites.state'),
      card: 'aside',
      cell: (row) => <Status shape={states[row.Status].shape}>{t(`invites.${row.Status}`)}</Status>,
    },
    { id: 'by', header: t('invites.by'), card: 'none', cell: ({ InvitedBy }) => InvitedBy },
    {
      id: 'on',
      header: t('invites.on'),
      card: 'none',
      className: 'tabular-nums',
      cell: ({ CreatedOn }) => date(CreatedOn),
    },
    {
      id: 'until',
      header: t('invites.until'),
      cardLabel: true,
      className: 'tabular-nums',
      cell: ({ ExpiresOn }) => date(ExpiresOn),
    },
    {
      id: 'action',
      header: t('invites.action'),
      align: 'end',
      card: 'block',
      cell: (invitation) => <Actions invitation={invitation} onWithdraw={onWithdraw} />,
    },
  ]
}

type ActionsProps = { invitation: Invitation; onWithdraw: (invitation: Invitation) => void }

function Actions({ invitation, onWithdraw }: ActionsProps) {
  const t = useTexts()
  const { FullName: name, Link: link, Status: status } = invitation
  if (!states[status].withdrawable) return null
  return (
    <div className="flex justify-end gap-2 max-md:mt-2 max-md:*:flex-1">
      {link && (
        <CopyButton link={link} label={t('invites.copy.of', { name })}>
          {t('invites.copy')}
        </CopyButton>
      )}
      <Button
        tone="ghost"
        size="xs"
        aria-label={t('invites.withdraw.of', { name })}
        onClick={() => onWithdraw(invitation)}
      >
        {t('invites.withdraw')}
      </Button>
    </div>
  )
}
