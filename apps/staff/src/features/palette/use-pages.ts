import { optionsFor } from '@pramaan/app-shell/forms/fields/fitting-options.ts'
import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { AppMap } from '@pramaan/app-shell/router/app-map.ts'
import type { NavItem } from '@pramaan/ui/nav-item'
import { CornerDownRight } from 'lucide-react'
import { use } from 'react'
import { useMenu } from '../../layout/use-menu.ts'
import { adminPaths, paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'

const ofStore: readonly string[] = [paths.orders, paths.items, paths.transactions]
const ofAdministration: readonly string[] = Object.values(adminPaths)

/** A screen in the palette; `note` names its part of the console if several screens have the same title. */
type PalettePage = Pick<NavItem, 'href' | 'label' | 'icon'> & { note?: string | undefined }

/** The role's pages that match the typed text; with nothing typed, only those in the menus. */
export function usePages(query: string) {
  const t = useTexts()
  const { role } = usePerson()
  const map = use(AppMap)
  const { items, moreItems } = useMenu()
  const partOf = (path: string) => {
    if (ofStore.includes(path)) return t('titles.store')
    return ofAdministration.includes(path) ? t('titles.administration') : undefined
  }
  // The routes contain the audience and the title of each screen.
  const more = Object.entries(map?.routes ?? {}).flatMap(([path, { palette, title, for: roles }]) =>
    palette && typeof roles !== 'string' && roles.includes(role)
      ? [{ href: path, label: t(title as 'titles.home'), icon: CornerDownRight, note: partOf(path) }]
      : [],
  )
  const all: PalettePage[] = query.trim() ? [...items, ...moreItems, ...more] : [...items, ...moreItems]
  const unique = all.filter(({ href }, index) => all.findIndex((other) => other.href === href) === index)
  const fitting = optionsFor(
    unique.map(({ href, label }) => ({ value: href, label })),
    query,
  )
  return fitting.flatMap(({ value }) => unique.filter(({ href }) => href === value))
}
