import { addons } from 'storybook/manager-api'
import { frameTheme } from '../../../packages/ui/.storybook/page/frame-theme.ts'
import { sentenceCase } from '../../../packages/ui/.storybook/page/sentence-case.ts'

/** Pages that are read rather than tried out: nothing to set, so no panel below them. */
const pages = /^(introduction|foundations|patterns|screens)-/

addons.setConfig({
  theme: frameTheme('light'),
  sidebar: {
    collapsedRoots: ['actions', 'fields', 'display', 'charts', 'data', 'feedback', 'overlays', 'navigation', 'shells'],
    renderLabel: ({ type, name }) => (type === 'story' ? sentenceCase(name) : name),
  },
  layoutCustomisations: { showPanel: ({ storyId }, shown) => (pages.test(storyId ?? '') ? false : shown) },
})

// The frame has the theme that the toolbar gives to what is shown.
addons.register('pramaan/frame', (api) => {
  let shown = 'light'
  const follow = ({ globals }: { globals: { theme?: string } }) => {
    const theme = globals.theme === 'dark' ? 'dark' : 'light'
    if (theme === shown) return
    shown = theme
    api.setOptions({ theme: frameTheme(theme) })
  }
  api.on('setGlobals', follow)
  api.on('globalsUpdated', follow)
})

// Storybook writes its own name at the end of every title.
const nameTab = () => {
  const named = document.title.replace(/(⋅|-)?\s*Storybook$/, '· Pramaan').replace(/^· /, '')
  if (named !== document.title) document.title = named
}
new MutationObserver(nameTab).observe(document.head, { subtree: true, childList: true, characterData: true })
nameTab()
