import { driveListOf } from '@pramaan/domain/drive'
import { menus } from '@pramaan/domain/menu'
import type { Role } from '@pramaan/domain/role'
import type { Place } from '@pramaan/ui/place'
import {
  BookOpenCheck,
  Briefcase,
  Building2,
  ChartColumn,
  ClipboardList,
  FileSearch,
  GraduationCap,
  House,
  IndianRupee,
  Landmark,
  Link2,
  type LucideIcon,
  Search,
  ShieldCheck,
  Users,
} from 'lucide-react'
import { useLocation } from 'react-router'
import { useHasScreen } from '../router/app-map.ts'
import { useShellTexts } from '../texts/use-shell-texts.ts'

type Key = (typeof menus)[Role][number]['key']

const icons: Record<Key, LucideIcon> = {
  dashboard: House,
  'employer-dashboard': House,
  'certification-and-trainings': GraduationCap,
  jobs: Briefcase,
  'placement-drives': Landmark,
  'search-candidate': Search,
  'vsp-applicants': ShieldCheck,
  'employer-applicants': Building2,
  'cohort-applicants': BookOpenCheck,
  payments: IndianRupee,
  users: Users,
  reports: ChartColumn,
  'search-url': Link2,
  scrapper: FileSearch,
  'placement-drive-applicants': ClipboardList,
  'candidate-list': Users,
}

const shortened = ['certification-and-trainings', 'placement-drives', 'employer-dashboard', 'search-candidate'] as const

/** Pages below an entry of the menu, which stays marked on them. */
const below: Readonly<Record<string, string>> = {
  '/dashboard': '/',
  '/job-details': '/jobs',
  '/placement-drive': '/placement-drives',
  '/certification-iframe': '/certification-and-trainings',
  '/certification-details': '/certification-and-trainings',
}

/** Pages of one drive, which belong to the role's list of drives. */
const belowDrives: readonly string[] = [
  '/drive-detail',
  '/emp-placement-drive-details',
  '/emp-placement-job-details',
  '/new-placement-drive-form',
  '/new-placement-drive-job-form',
]

/** The menu of a role as places of a shell: words, icons, and where the person is; only those with a screen in this app. */
export function usePlaces(role: Role): Place[] {
  const t = useShellTexts()
  const { pathname } = useLocation()
  const hasScreen = useHasScreen()
  const entries: readonly { key: Key; path: string }[] = menus[role]
  const above = belowDrives.includes(pathname) ? driveListOf(role) : below[pathname]
  const open = entries.filter(({ path }) => hasScreen(role, path))
  return open.map(({ key, path }) => {
    const short = shortened.find((one) => one === key)
    return {
      href: path,
      label: t(`menu.${key}`),
      ...(short && { shortLabel: t(`menu.${short}.short`) }),
      icon: icons[key],
      current: pathname === path || above === path,
    }
  })
}
