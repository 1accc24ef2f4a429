import type { Preview } from '@storybook/react-vite'
import { labels as hindi } from '../../../packages/app-shell/src/texts/hi/labels.ts'
import { labels as marathi } from '../../../packages/app-shell/src/texts/mr/labels.ts'
import components from '../../../packages/ui/.storybook/shared-preview.tsx'
import { UiLabelsProvider } from '../../../packages/ui/src/labels/labels.tsx'
import '../src/storybook.css'

/** The few words of the components, in the languages of the apps. */
const words = new Map([
  ['hi', hindi],
  ['mr', marathi],
])

// Storybook reads the tags and the order from this file without running it, so both stand here as they are.
const preview: Preview = {
  ...components,
  tags: ['autodocs'],
  decorators: [
    ...[components.decorators ?? []].flat(),
    (Story, { globals }) => (
      <UiLabelsProvider labels={words.get(globals.lang) ?? {}}>
        <Story />
      </UiLabelsProvider>
    ),
  ],
  initialGlobals: { ...components.initialGlobals, network: 'normal' },
  globalTypes: {
    ...components.globalTypes,
    network: {
      description: 'Network, for screens',
      toolbar: {
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'normal', title: 'Normal network' },
          { value: 'slow', title: 'Slow network' },
          { value: 'failing', title: 'Failing network' },
          { value: 'empty', title: 'Server without data' },
        ],
      },
    },
  },
  parameters: {
    ...components.parameters,
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          ['Colour', 'Type', 'Space', 'Radius and shadow', 'Motion', 'Icons', 'Drawings'],
          'Patterns',
          ['Forms', 'Filters', 'Tables', 'Empty', 'Errors', 'Confirm and undo', 'Payment'],
          'Screens',
          ['Candidate', 'Employer', 'Staff'],
          'Actions',
          'Fields',
          'Display',
          'Charts',
          'Data',
          'Feedback',
          'Overlays',
          'Navigation',
          'Shells',
        ],
      },
    },
  },
}

export default preview
