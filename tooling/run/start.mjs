// `npm start`: from a fresh clone to a running product on one port.
import { become, install, must } from './ready.mjs'

install()
console.log('Building the three apps…')
must('turbo', ['run', 'build', '--output-logs=errors-only', '--log-order=grouped'])
become('node', ['apps/api/src/server.ts'], { WEB_DIR: process.env.WEB_DIR ?? 'apps' })
