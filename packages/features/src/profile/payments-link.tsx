import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { useHasScreen } from '@pramaan/app-shell/router/app-map.ts'
import { may } from '@pramaan/domain/capability'
import { TextLink } from '@pramaan/ui/text-link'
import { ReceiptIndianRupee } from 'lucide-react'
import { useFeatureTexts } from '../texts/use-feature-texts.ts'

const path = '/payments'

/** 'Go to payments' below a profile, for employers and Admins (document 001 §2; D52). */
export function PaymentsLink() {
  const t = useFeatureTexts()
  const { role } = usePerson()
  const hasScreen = useHasScreen()
  if (!may(role, 'goToPayments') || !hasScreen(role, path)) return null
  return (
    <TextLink href={path} icon={<ReceiptIndianRupee />} className="min-h-11 print:hidden">
      {t('profile.payments')}
    </TextLink>
  )
}
