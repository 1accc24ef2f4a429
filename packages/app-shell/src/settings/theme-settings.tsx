import { Card } from '@pramaan/ui/card'
import { SegmentedBar } from '@pramaan/ui/segmented-bar'
import { chooseTheme, themes, useTheme } from '../header/theme.ts'
import { useShellTexts } from '../texts/use-shell-texts.ts'

/** The settings for a light or dark theme. */
export function ThemeSettings() {
  const t = useShellTexts()
  const chosen = useTheme()
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg">{t('header.theme')}</h2>
      <SegmentedBar
        label={t('header.theme')}
        labelHidden
        help={t('header.theme.help')}
        options={themes.map((theme) => ({ value: theme, label: t(`header.theme.${theme}`) }))}
        value={chosen}
        onValue={(value) => chooseTheme(themes.find((theme) => theme === value) ?? 'system')}
        fit
      />
    </Card>
  )
}
