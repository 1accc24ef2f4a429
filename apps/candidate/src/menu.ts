import type { MenuEntry } from '@pramaan/app-shell/header/nav-items.ts'
import type { AddressOf } from '@pramaan/domain/address'
import { Briefcase, GraduationCap, House, Landmark } from 'lucide-react'

type Menu = readonly MenuEntry<AddressOf<'candidate'>>[]

/** The sidebar and the drawer (001, section 6); Build Career is in no menu (D40). */
export const menu: Menu = [
  { key: 'dashboard', path: '/', icon: House },
  { key: 'certification-and-trainings', path: '/certification-and-trainings', icon: GraduationCap },
  { key: 'jobs', path: '/jobs', icon: Briefcase },
  { key: 'placement-drives', path: '/placement-drives', icon: Landmark },
]

/** The tabs above the page. */
export const tabs: Menu = [
  { key: 'dashboard', path: '/', icon: House },
  { key: 'placement-drive', path: '/placement-drive', icon: Landmark },
]
