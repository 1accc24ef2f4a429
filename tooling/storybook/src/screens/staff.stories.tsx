import type { Meta, StoryObj } from '@storybook/react-vite'
import { screenAt, screensOf } from './recorded-screen.tsx'

const meta = {
  title: 'Screens/Staff',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ownPage: true },
  ...screensOf('staff'),
} satisfies Meta

export default meta

export const SignIn: StoryObj = { ...screenAt('/login'), globals: { density: 'none' } }
export const Home: StoryObj = screenAt('home')
export const Users: StoryObj = screenAt('users')
export const VerificationRequests: StoryObj = screenAt('requests')
export const Verification: StoryObj = screenAt('verification')
export const Drives: StoryObj = screenAt('drives')
export const DriveApplicants: StoryObj = screenAt('driveApplicants')
export const Jobs: StoryObj = screenAt('jobs')
export const Reports: StoryObj = screenAt('reports')
export const Payments: StoryObj = screenAt('payments')
