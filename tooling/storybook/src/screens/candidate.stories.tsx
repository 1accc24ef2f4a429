import type { Meta, StoryObj } from '@storybook/react-vite'
import { screens } from '../record/screens.ts'
import { screenAt, screensOf } from './recorded-screen.tsx'

const { addresses } = screens.candidate

const meta = {
  title: 'Screens/Candidate',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ownPage: true },
  ...screensOf('candidate'),
} satisfies Meta

export default meta

export const Dashboard: StoryObj = screenAt(addresses.dashboard)
export const Jobs: StoryObj = screenAt(addresses.jobs)
export const Profile: StoryObj = screenAt(addresses.profile)
export const Applications: StoryObj = screenAt(addresses.applications)
export const Drives: StoryObj = screenAt(addresses.drives)
export const Courses: StoryObj = screenAt(addresses.courses)
