import { AppLayout, type AppLayoutProps } from '@pramaan/app-shell/mount/app-layout.tsx'
import { languages } from '@pramaan/domain/language'
import type { Loader, StoryContext, StoryObj } from '@storybook/react-vite'
import type { AppName } from '../record/screens.ts'
import { BothThemes } from './both-themes.tsx'
import { openApp } from './open-app.ts'
import { isNetwork } from './recorded-server.ts'
import { StaysHere } from './stays-here.tsx'

type Opened = { layout?: AppLayoutProps; openCount?: number }

let openCount = 0

/** What each story of an app's screens has in common. */
export function screensOf(app: AppName) {
  const open: Loader = async ({ parameters, globals }): Promise<Opened> => {
    document.documentElement.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light'
    if (globals.theme === 'both') return {}
    const language = languages.find((one) => one === globals.lang) ?? 'en'
    const network = isNetwork(globals.network) ? globals.network : 'normal'
    openCount += 1
    return { layout: await openApp({ app, screen: String(parameters.screen), language, network }), openCount }
  }
  return {
    loaders: [open],
    // An app has one density, so the toolbar shows it and has nothing to choose.
    globals: { density: app === 'staff' ? 'dense' : 'none' },
    render: (_: unknown, { id, globals, loaded }: Pick<StoryContext, 'id' | 'globals' | 'loaded'>) => {
      const { layout, openCount }: Opened = loaded
      if (!layout) return <BothThemes story={id} lang={globals.lang} network={globals.network} />
      // Another choice in the toolbar opens the app again.
      return (
        <StaysHere key={openCount}>
          <AppLayout {...layout} />
        </StaysHere>
      )
    },
  }
}

/** The story of a screen by its recorded name, or of a visitor's screen at an address. */
export function screenAt(screen: string): StoryObj {
  return { parameters: { screen } }
}
