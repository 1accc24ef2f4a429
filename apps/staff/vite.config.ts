import { appConfig } from '@pramaan/vite-config'
import { defineConfig } from 'vite'

export default defineConfig(appConfig(5175, { dashboard: ['home-screen'], users: ['candidate-list-screen'] }))
