import type { NavItem } from '@pramaan/ui/nav-item'
import { useIsCurrent } from '../router/app-map.ts'
import type { shellTexts } from '../texts/en.ts'
import { useShellTexts } from '../texts/use-shell-texts.ts'

type MenuText = Extract<keyof typeof shellTexts, `menu.${string}`>

/** The name of a menu entry, which is the key of its text. */
type MenuKey = MenuText extends `menu.${infer Key}` ? Exclude<Key, `${string}.short`> : never

/** An entry of a menu, as an app defines it: the key of its text, its link, and its icon. */
export type MenuEntry<Path extends string = string> = { key: MenuKey; path: Path; icon: NavItem['icon'] }

const shortened = ['certification-and-trainings', 'placement-drives', 'employer-dashboard', 'search-candidate'] as const

/** The entries of a menu with their texts, and which one is current. */
export function useNavItems(menu: readonly MenuEntry[]): NavItem[] {
  const t = useShellTexts()
  const isCurrent = useIsCurrent()
  return menu.map(({ key, path, icon }) => {
    const short = shortened.find((one) => one === key)
    return {
      href: path,
      label: t(`menu.${key}`),
      ...(short && { shortLabel: t(`menu.${short}.short`) }),
      icon,
      current: isCurrent(path),
    }
  })
}
