import { appConfig } from '@pramaan/vite-config'
import { defineConfig } from 'vite'

const firstScreens = {
  dashboard: ['dashboard-screen', 'below-fold', 'promo-card', 'scope-card'],
  jobs: ['jobs-screen'],
  applications: ['applications-screen'],
  profile: ['profile-screen', 'promo-card'],
}

export default defineConfig(appConfig(5173, firstScreens))
