import { waitMs } from '@pramaan/testing/patience'
import type { Preview } from '@storybook/react-vite'
import { toast } from 'sonner'
import { configure, expect } from 'storybook/test'
import { plainControls } from './controls.ts'
import { denseArgs } from './dense-args.ts'
import { ComponentPage } from './page/component-page.tsx'
import { ThemedDocs } from './page/themed-docs.tsx'
import { StoryFrame } from './story-frame.tsx'
import { isUsage } from './usage.ts'
import { widths } from './widths.ts'

configure({ asyncUtilTimeout: waitMs })

/** How every story is shown and checked. The two previews that use this import the styles. */
const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { theme: 'light', lang: 'en', density: 'own' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'both', title: 'Light and dark' },
        ],
      },
    },
    lang: {
      description: 'Language of the page',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'hi', title: 'हिन्दी' },
          { value: 'mr', title: 'मराठी' },
        ],
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'listunordered',
        title: 'No dense form',
        dynamicTitle: true,
        items: [
          { value: 'own', title: 'Usual density' },
          { value: 'dense', title: 'Dense, as in the console' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
    docs: { container: ThemedDocs, page: ComponentPage },
    viewport: { options: widths },
  },
  argTypesEnhancers: [plainControls],
  decorators: [
    (Story, { args, argTypes, globals }) => <Story args={{ ...args, ...denseArgs(globals.density, argTypes) }} />,
    (Story, { globals, parameters, viewMode }) =>
      parameters.ownPage ? (
        <Story />
      ) : (
        <StoryFrame
          theme={globals.theme}
          lang={globals.lang}
          padded={parameters.layout !== 'fullscreen'}
          alone={viewMode === 'story'}
        >
          <Story />
        </StoryFrame>
      ),
  ],
  beforeEach() {
    toast.dismiss()
  },
  afterEach({ globals, parameters, tags }) {
    const { value, isRotated } = globals.viewport ?? {}
    const asked = isRotated ? undefined : widths[value]
    // A story checked at a width other than its own proves nothing.
    if (asked) expect(`${innerWidth}px`, 'the width of the window').toBe(asked.styles.width)
    if (tags.includes('autodocs')) {
      expect(isUsage(parameters.usage), 'its page says when to use it').toBe(true)
    }
    // A page that scrolls sideways on a phone is broken, whatever axe says.
    if (parameters.scrollsSideways) return
    const page = document.documentElement
    expect(page.scrollWidth, 'the story is wider than the window').toBeLessThanOrEqual(page.clientWidth)
  },
}

export default preview
