import { LanguageSwitch } from '@pramaan/ui/language-switch'
import { useLanguage } from '../texts/use-language.ts'
import { useShellTexts } from '../texts/use-shell-texts.ts'

/** The app's languages as visible buttons, for pages before sign-in; hidden in an app with one language. */
export function LanguageChoice() {
  const t = useShellTexts()
  const { language, offered, choose } = useLanguage()
  if (offered.length < 2) return null
  return (
    <LanguageSwitch
      label={t('language.title')}
      languages={offered.map((tag) => ({ tag, name: t(`language.${tag}`) }))}
      value={language}
      onValue={(tag) => choose(offered.find((one) => one === tag) ?? 'en')}
    />
  )
}
