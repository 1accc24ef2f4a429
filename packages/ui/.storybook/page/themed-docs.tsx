import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react'
import type { ThemeVars } from 'storybook/theming'
import { frameTheme } from './frame-theme.ts'

/** A page of documents in the theme of the toolbar. */
export function ThemedDocs({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const theme = useToolbarTheme(context)
  const [look, setLook] = useState<ThemeVars>()
  // The colours are read from the page once it has the theme.
  useLayoutEffect(() => setLook(frameTheme(theme)), [theme])
  if (!look) return null
  return (
    <DocsContainer context={context} theme={look}>
      {children}
    </DocsContainer>
  )
}

type Toolbar = { globals: { theme?: string } }

function useToolbarTheme(context: DocsContainerProps['context']) {
  const [chosen, setChosen] = useState(() => themeAtStart(context))
  useEffect(() => {
    const follow = ({ globals }: Toolbar) => setChosen(globals.theme)
    context.channel.on('globalsUpdated', follow)
    return () => context.channel.off('globalsUpdated', follow)
  }, [context])
  return chosen === 'dark' ? 'dark' : 'light'
}

function themeAtStart(context: DocsContainerProps['context']): string | undefined {
  const [story] = context.componentStories()
  return story && context.getStoryContext(story).globals.theme
}
