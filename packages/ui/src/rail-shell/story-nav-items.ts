import { BriefcaseBusiness, GraduationCap, House, LifeBuoy, LogOut, School } from 'lucide-react'
import type { NavItem } from '../nav-item/nav-item.tsx'

/** Menu entries for the stories of the shells. */
export const storyItems: NavItem[] = [
  { href: '#dashboard', label: 'Dashboard', icon: House, current: true },
  { href: '#courses', label: 'Certification & trainings', shortLabel: 'Courses', icon: GraduationCap },
  { href: '#jobs', label: 'Jobs', icon: BriefcaseBusiness, count: 23 },
  { href: '#drives', label: 'Placement drives', shortLabel: 'Drives', icon: School },
]

/** Menu entries at the bottom of a rail. */
export const storyMoreItems: NavItem[] = [
  { href: '#support', label: 'Support', icon: LifeBuoy },
  { href: '#logout', label: 'Logout', icon: LogOut },
]
