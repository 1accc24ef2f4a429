import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useLayoutEffect, useState } from 'react'
import type { ThemeVars } from 'storybook/theming'
import { frameTheme } from './frame-theme.ts'
import { useToolbar } from './use-toolbar.ts'

/** A documentation page in the theme chosen in the toolbar. */
export function ThemedDocs({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const theme = useToolbar(context).theme === 'dark' ? 'dark' : 'light'
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
