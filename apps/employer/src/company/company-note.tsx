import { useWhyClosed } from '@pramaan/features/company/use-why-closed.ts'
import { Alert } from '@pramaan/ui/alert'
import { useLocation } from 'react-router'
import { paths } from '../paths.ts'
import { ClosedReason, companyHref } from './closed-reason.tsx'

/**
 * The note on every other screen that the company isn't confirmed, with a link to the screen that confirms it (D67).
 */
export function CompanyNote() {
  const { pathname } = useLocation()
  const why = useWhyClosed()
  const saysItself: readonly string[] = [
    companyHref.split('#')[0] ?? '',
    paths.messages,
    paths.profile,
    paths.openProfile,
    paths.shortlistedProfile,
  ]
  if (!why || saysItself.includes(pathname)) return null
  return (
    <div className="mb-4">
      <Alert>
        <ClosedReason why={why} />
      </Alert>
    </div>
  )
}
