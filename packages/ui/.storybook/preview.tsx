import type { Preview } from '@storybook/react-vite'
import { toast } from 'sonner'
import { expect } from 'storybook/test'
import '../src/theme.css'
import { StoryFrame } from './story-frame.tsx'

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { theme: 'light', lang: 'en', width: 'full' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: ['light', 'dark', { value: 'both', title: 'both, side by side' }],
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
    width: {
      description: 'Width',
      toolbar: { icon: 'mobile', dynamicTitle: true, items: ['full', '320px', '360px', '768px', '1024px'] },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
    options: {
      storySort: { order: ['Tokens', 'Actions', 'Fields', 'Display', 'Feedback', 'Overlays', 'Data', 'Shells'] },
    },
  },
  decorators: [
    (Story, { globals, parameters }) => (
      <StoryFrame
        theme={globals.theme}
        lang={globals.lang}
        width={globals.width}
        padded={parameters.layout !== 'fullscreen'}
      >
        <Story />
      </StoryFrame>
    ),
  ],
  beforeEach() {
    toast.dismiss()
  },
  afterEach({ parameters }) {
    // A page that scrolls sideways on a phone is broken, whatever axe says.
    if (parameters.scrollsSideways) return
    const page = document.documentElement
    expect(page.scrollWidth, 'the story is wider than the window').toBeLessThanOrEqual(page.clientWidth)
  },
}

export default preview
