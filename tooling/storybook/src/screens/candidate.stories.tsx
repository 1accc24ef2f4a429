import type { Meta, StoryObj } from '@storybook/react-vite'
import { screenAt, screensOf } from './recorded-screen.tsx'

const meta = {
  title: 'Screens/Candidate',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ownPage: true },
  ...screensOf('candidate'),
} satisfies Meta

export default meta

export const SignIn: StoryObj = screenAt('/login')
export const Dashboard: StoryObj = screenAt('dashboard')
export const Jobs: StoryObj = screenAt('jobs')
export const Profile: StoryObj = screenAt('profile')
export const Applications: StoryObj = screenAt('applications')
export const Drives: StoryObj = screenAt('drives')
export const Drive: StoryObj = screenAt('drive')
export const Courses: StoryObj = screenAt('courses')
export const Course: StoryObj = screenAt('course')
export const Conversation: StoryObj = screenAt('conversation')
export const Help: StoryObj = screenAt('help')
export const Settings: StoryObj = screenAt('settings')
