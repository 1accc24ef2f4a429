import { clsx } from 'clsx'
import { type ReactNode, useEffect } from 'react'
import { Toaster } from '../src/toaster/toaster.tsx'

type StoryFrameProps = { theme: string; lang: string; padded: boolean; alone: boolean; children: ReactNode }

/**
 * Renders a story in the toolbar's theme and language; `alone` is false among other stories on a documentation page.
 */
export function StoryFrame({ theme, lang, padded, alone, children }: StoryFrameProps) {
  useEffect(() => {
    if (!alone) return
    // Dialogs and menus are drawn outside the story, so the page itself carries theme and language.
    document.documentElement.dataset.theme = theme === 'dark' ? 'dark' : 'light'
    document.documentElement.lang = lang
  }, [theme, lang, alone])
  const pane = clsx('min-w-0', padded && 'p-4')
  if (theme !== 'both') {
    return (
      <div lang={lang} className={pane}>
        {children}
        <Toaster />
      </div>
    )
  }
  return (
    <div lang={lang} style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      <div className={pane}>{children}</div>
      <div className={pane} data-theme="dark">
        {children}
      </div>
    </div>
  )
}
