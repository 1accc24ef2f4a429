import { appConfig } from '@pramaan/vite-config'
import { defineConfig } from 'vite'

export default defineConfig(appConfig(5174, { dashboard: ['dashboard-screen'], search: ['search-screen'] }))
