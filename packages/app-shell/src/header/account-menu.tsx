import { isRegistered } from '@pramaan/domain/registration'
import { Avatar } from '@pramaan/ui/avatar'
import { Menu, type MenuItem } from '@pramaan/ui/menu'
import { Languages, LogOut, Monitor, Moon, Settings2, Sun, User } from 'lucide-react'
import { usePerson } from '../platform/platform.tsx'
import { useHasScreen, useProfilePath } from '../router/app-map.ts'
import { useLanguage } from '../texts/use-language.ts'
import { useShellTexts } from '../texts/use-shell-texts.ts'
import { chooseTheme, themes, useTheme } from './theme.ts'
import { useLogout } from './use-logout.tsx'

const themeIcons = { light: Sun, dark: Moon, system: Monitor }

function useLanguageItems(): MenuItem[] {
  const t = useShellTexts()
  const { language, offered, choose } = useLanguage()
  // An app with one language offers no choice.
  if (offered.length < 2) return []
  return offered.map((tag, index) => ({
    key: tag,
    label: t(`language.${tag}`),
    lang: tag,
    icon: index === 0 ? <Languages aria-hidden /> : <span className="block size-4.5" />,
    checked: tag === language,
    stay: true,
    separator: index === 0,
    onSelect: () => choose(tag),
  }))
}

/** The signed-in person's menu: profile, settings, language, theme, Logout. */
export function AccountMenu({ image }: { image?: string | null }) {
  const t = useShellTexts()
  const { FullName, registrationStep, role } = usePerson()
  const chosen = useTheme()
  const { logout, question } = useLogout()
  const profilePath = useProfilePath()
  const hasScreen = useHasScreen()
  const registered = isRegistered(registrationStep)
  const profile = registered ? profilePath : undefined
  const settings = registered && hasScreen(role, '/settings')
  const languageItems = useLanguageItems()
  const themeItems = themes.map((theme, index): MenuItem => {
    const Icon = themeIcons[theme]
    return {
      key: theme,
      label: t(`header.theme.${theme}`),
      icon: <Icon aria-hidden />,
      checked: theme === chosen,
      stay: true,
      separator: index === 0,
      onSelect: () => chooseTheme(theme),
    }
  })
  const items: MenuItem[] = [
    ...(profile ? [{ label: t('header.profile'), icon: <User aria-hidden />, href: profile }] : []),
    ...(settings ? [{ label: t('titles.settings'), icon: <Settings2 aria-hidden />, href: '/settings' }] : []),
    ...languageItems,
    ...themeItems,
    {
      label: t('header.logout'),
      icon: <LogOut aria-hidden />,
      separator: true,
      onSelect: logout,
    },
  ]
  const trigger = (
    <button
      type="button"
      aria-label={t('header.account', { name: FullName })}
      className="grid size-11 cursor-pointer place-items-center rounded-full"
    >
      <Avatar name={FullName} src={image} size="sm" />
    </button>
  )
  return (
    <>
      <Menu trigger={trigger} items={items} heading={FullName} />
      {question}
    </>
  )
}
