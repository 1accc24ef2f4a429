// `npm run start:production`: checks the settings, builds what is not built, and serves until it is asked to end.
import { join } from 'node:path'
import { isBuilt } from './built.mjs'
import { become, install, must, root } from './ready.mjs'

install()
const settings = { NODE_ENV: 'production' }
must('node', ['apps/api/src/commands/check-settings.ts'], settings)
if (!process.env.WEB_DIR && !isBuilt(root)) {
  console.log('Building the three apps…')
  must('turbo', ['run', 'build', '--output-logs=errors-only', '--log-order=grouped'])
}
become(['apps/api/src/server.ts'], { ...settings, WEB_DIR: process.env.WEB_DIR || join(root, 'apps') })
