import { AppLayout, type AppLayoutProps } from '@pramaan/app-shell/mount/app-layout.tsx'
import { languages } from '@pramaan/domain/language'
import type { Loader, StoryObj } from '@storybook/react-vite'
import type { AppName } from '../record/screens.ts'
import { openApp } from './open-app.ts'
import { isNetwork } from './recorded-server.ts'

/** A whole screen of an app; the toolbar chooses theme, language, width and network. */
function RecordedScreen({ layout }: { layout?: AppLayoutProps }) {
  return layout && <AppLayout {...layout} />
}

let opened = 0

/** What each story of an app's screens has in common. */
export function screensOf(app: AppName) {
  const open: Loader = async ({ parameters, globals }) => {
    document.documentElement.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light'
    const language = languages.find((one) => one === globals.lang) ?? 'en'
    const network = isNetwork(globals.network) ? globals.network : 'normal'
    opened += 1
    return { layout: await openApp({ app, screen: String(parameters.screen), language, network }), opened }
  }
  return {
    loaders: [open],
    // Another choice in the toolbar opens the app again.
    render: (_: unknown, { loaded }: { loaded: Record<string, unknown> }) => (
      <RecordedScreen key={String(loaded.opened)} layout={loaded.layout as AppLayoutProps} />
    ),
  }
}

/** The story of a screen by its recorded name, or of a visitor's screen at an address. */
export function screenAt(screen: string): StoryObj {
  return { parameters: { screen } }
}
