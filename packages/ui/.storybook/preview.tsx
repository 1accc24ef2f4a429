import shared from './shared-preview.tsx'
import '../src/theme.css'

// Storybook reads the tags from this file without running it.
export default { ...shared, tags: ['autodocs'] }
