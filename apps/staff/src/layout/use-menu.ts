import { useNavItems } from '@pramaan/app-shell/header/nav-items.ts'
import { usePerson } from '@pramaan/app-shell/platform/platform.tsx'
import { useIsCurrent } from '@pramaan/app-shell/router/app-map.ts'
import { may } from '@pramaan/domain/capability'
import type { NavItem } from '@pramaan/ui/nav-item'
import {
  Building,
  LifeBuoy,
  MailWarning,
  MessageCircleQuestionMark,
  Settings2,
  ShoppingBag,
  UserPlus,
} from 'lucide-react'
import { menuOf } from '../menu.ts'
import { adminPaths, paths } from '../paths.ts'
import { useTexts } from '../texts/use-texts.ts'
import { useWaitingCounts } from './use-waiting-counts.ts'

/** The sidebar of the person's role in the spec's order, followed by the entries that every screen has. */
export function useMenu(): { items: NavItem[]; moreItems: NavItem[] } {
  const t = useTexts()
  const { role } = usePerson()
  const isCurrent = useIsCurrent()
  const { menu, dashboard } = menuOf(role)
  const waiting = useWaitingCounts()
  const items = useNavItems(menu).map((entry) => ({ ...entry, count: waiting.get(entry.href) }))
  const item = (href: string, label: string, icon: NavItem['icon']) => ({
    href,
    label,
    icon,
    current: isCurrent(href),
    count: waiting.get(href),
  })
  const moreItems = [
    ...(may(role, 'runStore') ? [item(paths.newOrder, t('titles.store'), ShoppingBag)] : []),
    ...(may(role, 'inviteStaff') ? [item(paths.invitations, t('titles.invitations'), UserPlus)] : []),
    ...(may(role, 'manageUsers') ? [item(adminPaths.people, t('titles.administration'), Settings2)] : []),
    ...(may(role, 'confirmCompanies') ? [item(paths.companies, t('titles.companies'), Building)] : []),
    ...(may(role, 'answerHelp')
      ? [item(paths.helpQuestions, t('titles.helpQuestions'), MessageCircleQuestionMark)]
      : []),
    ...(may(role, 'retryMessages') ? [item(paths.messages, t('titles.messages'), MailWarning)] : []),
    { href: dashboard, label: t('shell.support'), icon: LifeBuoy },
  ]
  return { items, moreItems }
}

/** The tabs above the page, for roles that have them. */
export function useTabs(): NavItem[] {
  const { role } = usePerson()
  return useNavItems(menuOf(role).tabs)
}
