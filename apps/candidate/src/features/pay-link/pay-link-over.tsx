import { EmptyState } from '@pramaan/ui/empty-state'
import { LinkButton } from '@pramaan/ui/link-button'
import { CircleCheck, Link2Off } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.ts'
import type { PayLink } from './use-pay-link.ts'

const placeOf: Readonly<Record<PayLink['Purpose'], (subjectId: number) => string>> = {
  VSP: () => '/dashboard',
  PlacementDrive: (id) => `/drive-detail?ID=${id}`,
  Course: (id) => `/certification-details?id=${id}`,
}

/** Why nothing is paid by a link: it is paid already, over, withdrawn, or what it was for can't be bought now. */
export function PayLinkOver({ link }: { link: PayLink }) {
  const t = useTexts()
  const why = link.Status === 'requested' ? 'unpayable' : link.Status
  return (
    <EmptyState
      level={2}
      icon={why === 'paid' ? CircleCheck : Link2Off}
      title={t(`payLink.${why}`, { item: link.Title })}
      text={t(`payLink.${why}.text`)}
      action={
        <LinkButton href={why === 'paid' ? '/payments' : placeOf[link.Purpose](link.SubjectID)}>
          {t(why === 'paid' ? 'payLink.receipts' : `payLink.open.${link.Purpose}`)}
        </LinkButton>
      }
    />
  )
}

/** Says that there is no such link for who is signed in. */
export function NoPayLink() {
  const t = useTexts()
  return (
    <EmptyState
      level={2}
      icon={Link2Off}
      title={t('payLink.missing')}
      text={t('payLink.missing.text')}
      action={<LinkButton href="/payments">{t('payLink.receipts')}</LinkButton>}
    />
  )
}
