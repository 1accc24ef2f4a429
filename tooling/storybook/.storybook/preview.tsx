import components from '../../../packages/ui/.storybook/shared-preview.tsx'
import '../src/storybook.css'

// Storybook reads the tags and the order from this file without running it, so both stand here as they are.
export default {
  ...components,
  tags: ['autodocs'],
  initialGlobals: { ...components.initialGlobals, network: 'normal' },
  globalTypes: {
    ...components.globalTypes,
    network: {
      description: 'Network, for screens',
      toolbar: {
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'normal', title: 'network: normal' },
          { value: 'slow', title: 'network: slow' },
          { value: 'failing', title: 'network: failing' },
          { value: 'empty', title: 'a server that has nothing yet' },
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
          'Shells',
        ],
      },
    },
  },
}
