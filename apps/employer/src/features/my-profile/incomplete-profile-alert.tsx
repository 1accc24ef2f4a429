import { Alert } from '@pramaan/ui/alert'
import { useTexts } from '../../texts/use-texts.ts'
import type { MyProfile } from './use-my-profile.ts'

const requested = [
  ['empFirstName', 'company.firstName'],
  ['empLastName', 'company.lastName'],
  ['empCompanyName', 'company.name'],
  ['empCompanyDomain', 'company.domain'],
  ['empLocation', 'company.location'],
  ['empDesignation', 'company.designation'],
  ['email', 'company.email'],
  ['companyLogo', 'employerProfile.logo'],
  ['image', 'employerProfile.photo'],
] as const

/**
 * 'Heads up! Please complete your profile', with what is missing; hidden for a complete profile (document 002 §2.9).
 */
export function IncompleteProfileAlert({ profile }: { profile: MyProfile }) {
  const t = useTexts()
  const missing = requested.filter(([name]) => !profile[name]).map(([, label]) => t(label).toLowerCase())
  if (missing.length === 0) return null
  return <Alert title={t('company.headsUp')}>{t('employerProfile.missing', { what: missing.join(', ') })}</Alert>
}
