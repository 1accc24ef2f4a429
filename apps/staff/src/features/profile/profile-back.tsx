import { usePerson, usePlatform } from '@pramaan/app-shell/platform/platform.tsx'
import { useOrigin } from '@pramaan/app-shell/router/back/came-from.ts'
import { filtersOfAddress, queryOfFilters } from '@pramaan/contract/search/candidate-filters'
import { BackLink } from '@pramaan/ui/breadcrumb'
import { TextButton } from '@pramaan/ui/text-link'
import { ChevronLeft } from 'lucide-react'
import { useNavigate } from 'react-router'
import { savedList } from '../../lists/filters/saved-list.ts'
import { adminPaths, paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The lists beside the candidates' that open profiles. */
const otherLists: readonly string[] = [
  paths.vsp,
  paths.applicants,
  paths.employerApplicants,
  paths.cohort,
  paths.courseApplications,
  paths.payments,
  paths.orders,
  adminPaths.people,
  adminPaths.erasures,
]

/**
 * The back link of a profile: for a Counsellor the browser's Back; others return to the list that opened it, which
 * depends on the role (document 001 §2).
 */
export function ProfileBack({ query }: { query: string }) {
  const t = useTexts()
  const { role } = usePerson()
  const { storage } = usePlatform()
  const navigate = useNavigate()
  const origin = useOrigin()
  const opener = origin && otherLists.includes(origin.path) ? origin.href : undefined
  if (role === 'Counsellor')
    return (
      <TextButton icon={<ChevronLeft />} className="-ml-1 min-h-11" onClick={() => void navigate(-1)}>
        {t('staffProfile.back.plain')}
      </TextButton>
    )
  const stored = query || queryOfFilters(filtersOfAddress(savedList(storage)))
  const lists: Record<Exclude<typeof role, 'Counsellor'>, string> = {
    hr: `${paths.list}?pageIndex1=${filtersOfAddress(query).pageIndex}`,
    'C-Partner': paths.partnerList,
    Admin: [paths.employerList, stored].filter(Boolean).join('?'),
    // Roles of the other apps never see this screen.
    Employer: '/',
    Candidate: '/',
  }
  return <BackLink href={opener ?? lists[role]}>{t('staffProfile.back')}</BackLink>
}
