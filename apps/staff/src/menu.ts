import type { MenuEntry } from '@pramaan/app-shell/header/nav-items.ts'
import type { AddressOf } from '@pramaan/domain/address'
import type { Role, staffRoles } from '@pramaan/domain/role'
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
  Search,
  ShieldCheck,
  Users,
} from 'lucide-react'
import { paths } from './paths.ts'

type StaffPath = AddressOf<'staff'>
type Entry = MenuEntry<StaffPath>
type StaffRole = (typeof staffRoles)[number]

const payments: Entry = { key: 'payments', path: paths.payments, icon: IndianRupee }
const drives: Entry = { key: 'placement-drives', path: paths.drives, icon: Landmark }
const driveApplicants: Entry = { key: 'placement-drive-applicants', path: paths.driveList, icon: ClipboardList }
const candidates: Entry = { key: 'candidate-list', path: paths.list, icon: Users }

/** The sidebar of each role, in the order of the spec (002, section 2.2). */
const menus: Record<StaffRole, readonly Entry[]> = {
  Admin: [
    { key: 'dashboard', path: paths.adminHome, icon: House },
    { key: 'vsp-applicants', path: paths.vsp, icon: ShieldCheck },
    { key: 'employer-applicants', path: paths.employerApplicants, icon: Building2 },
    { key: 'cohort-applicants', path: paths.cohort, icon: BookOpenCheck },
    payments,
    { key: 'certification-and-trainings', path: paths.certifications, icon: GraduationCap },
    { key: 'jobs', path: '/admin-jobs', icon: Briefcase },
    drives,
    { key: 'users', path: paths.users, icon: Users },
    { key: 'reports', path: paths.reports, icon: ChartColumn },
    { key: 'search-url', path: paths.searchUrl, icon: Link2 },
    { key: 'scrapper', path: paths.scrapper, icon: FileSearch },
  ],
  hr: [{ key: 'vsp-applicants', path: paths.applicants, icon: ShieldCheck }, driveApplicants, candidates, payments],
  Counsellor: [candidates, drives, payments, driveApplicants],
  'C-Partner': [{ key: 'candidate-list', path: paths.partnerList, icon: Users }],
}

/** The tabs above the page; among staff only course partners have them. */
const partnerTabs: readonly Entry[] = [
  { key: 'dashboard', path: '/dashboard', icon: House },
  { key: 'search-candidates', path: paths.partnerList, icon: Search },
]

const dashboards: Record<StaffRole, StaffPath> = {
  Admin: paths.adminHome,
  hr: paths.hrHome,
  Counsellor: '/',
  'C-Partner': '/dashboard',
}

/** The menu, tabs and dashboard of a staff role; other roles have none here. */
export function menuOf(role: Role) {
  if (role === 'Candidate' || role === 'Employer') return { menu: [], tabs: [], dashboard: '/' }
  return { menu: menus[role], tabs: role === 'C-Partner' ? partnerTabs : [], dashboard: dashboards[role] }
}
