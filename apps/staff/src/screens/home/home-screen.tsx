import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import type { Landed } from '@pramaan/app-shell/router/app-routes.ts'
import { Navigate, useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import { AdminHomeScreen } from './admin-home-screen.tsx'
import { HrHomeScreen } from './hr-home-screen.tsx'
import { PartnerHomeScreen } from './partner-home-screen.tsx'

/** Each role's home screen (document 002 §2.1): for Counsellors and C-Partners their candidate list. */
export function HomeScreen() {
  const { role } = usePerson()
  const { pathname } = useLocation()
  if (role === 'Counsellor') return <Navigate to={paths.list} replace />
  if (role === 'C-Partner')
    return pathname === '/' ? <Navigate to={paths.partnerList} replace /> : <PartnerHomeScreen />
  return role === 'Admin' ? <AdminHomeScreen /> : <HrHomeScreen />
}

HomeScreen.firstQueries = (landed: Landed) =>
  landed.person.role === 'Admin' ? AdminHomeScreen.firstQueries(landed) : []
