import type { Meta, StoryObj } from '@storybook/react-vite'
import { screens } from '../record/screens.ts'
import { screenAt, screensOf } from './recorded-screen.tsx'

const { addresses } = screens.employer

const meta = {
  title: 'Screens/Employer',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ownPage: true },
  ...screensOf('employer'),
} satisfies Meta

export default meta

export const Dashboard: StoryObj = screenAt(addresses.dashboard)
export const Search: StoryObj = screenAt(addresses.search)
export const Jobs: StoryObj = screenAt(addresses.jobs)
export const Pipeline: StoryObj = screenAt(addresses.pipeline)
