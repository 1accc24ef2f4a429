import { NotFoundState } from '@pramaan/app-shell/router/failures/not-found-state.tsx'
import { isLinkOpen } from '@pramaan/domain/store'
import { useTexts } from '../../texts/use-texts.ts'
import type { PayLink } from './use-pay-link.ts'

const pagePaths: Readonly<Record<PayLink['Purpose'], (subjectId: number) => string>> = {
  VSP: () => '/dashboard',
  PlacementDrive: (id) => `/drive-detail?ID=${id}`,
  Course: (id) => `/certification-details?id=${id}`,
}

/** Why a payment link can't be used: it is paid, expired or withdrawn, or its item is no longer for sale. */
export function UnusablePayLink({ link }: { link: PayLink }) {
  const t = useTexts()
  const why = isLinkOpen(link.Status) ? 'unpayable' : link.Status
  return (
    <NotFoundState
      level={2}
      drawing={why === 'paid' ? 'done' : 'nothing'}
      title={t(`payLink.${why}`, { item: link.Title })}
      text={t(`payLink.${why}.text`)}
      href={why === 'paid' ? '/payments' : pagePaths[link.Purpose](link.SubjectID)}
      way={t(why === 'paid' ? 'payLink.receipts' : `payLink.open.${link.Purpose}`)}
    />
  )
}

/** The note that the signed-in person has no such link. */
export function NoPayLink() {
  const t = useTexts()
  return (
    <NotFoundState
      level={2}
      drawing="nothing"
      title={t('payLink.missing')}
      text={t('payLink.missing.text')}
      href="/payments"
      way={t('payLink.receipts')}
    />
  )
}
