import type { Meta, StoryObj } from '@storybook/react-vite'
import { screens } from '../record/screens.ts'
import { screenAt, screensOf } from './recorded-screen.tsx'

const { addresses } = screens.staff

const meta = {
  title: 'Screens/Staff',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ownPage: true },
  ...screensOf('staff'),
} satisfies Meta

export default meta

export const Home: StoryObj = screenAt(addresses.home)
export const Users: StoryObj = screenAt(addresses.users)
export const VerificationRequests: StoryObj = screenAt(addresses.requests)
export const Jobs: StoryObj = screenAt(addresses.jobs)
