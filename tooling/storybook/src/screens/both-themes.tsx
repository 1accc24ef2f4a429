import { storyAddress } from '../../../../packages/ui/.storybook/page/story-address.ts'

type BothThemesProps = { story: string; lang: unknown; network: unknown }

const themes = { light: 'Light', dark: 'Dark' } as const

/**
 * A screen in light and in dark. A page has one theme, so each has a window to itself; one below the other, so that
 * both are as wide as the toolbar says.
 */
export function BothThemes({ story, lang, network }: BothThemesProps) {
  return (
    // A bar to scroll would take away from the width.
    <div className="flex h-dvh flex-col gap-1 overflow-y-auto bg-line-strong [scrollbar-width:none]">
      {Object.entries(themes).map(([theme, title]) => (
        <iframe
          key={theme}
          title={title}
          src={storyAddress(story, { theme, lang, network })}
          className="min-h-108 w-full flex-1"
        />
      ))}
    </div>
  )
}
