import type { MenuEntry } from '@pramaan/app-shell/header/nav-items.ts'
import type { AddressOf } from '@pramaan/domain/address'
import { House, Landmark, Search } from 'lucide-react'
import { paths } from './paths.ts'

type Menu = readonly MenuEntry<AddressOf<'employer'>>[]

/** The drawer (002, section 2.2). */
export const menu: Menu = [
  { key: 'employer-dashboard', path: paths.dashboard, icon: House },
  { key: 'placement-drives', path: paths.drives, icon: Landmark },
  { key: 'search-candidate', path: paths.list, icon: Search },
]

/** The tabs above the page. */
export const tabs: Menu = [
  { key: 'dashboard', path: paths.dashboard, icon: House },
  { key: 'search-candidate', path: paths.list, icon: Search },
]
