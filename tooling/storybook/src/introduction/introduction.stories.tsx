import type { Meta, StoryObj } from '@storybook/react-vite'
import { Introduction as Page } from './introduction.tsx'

export default { title: 'Introduction', component: Page, tags: ['!autodocs'] } satisfies Meta

export const Introduction: StoryObj = {}
