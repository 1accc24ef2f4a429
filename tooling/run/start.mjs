// `npm start`: from a fresh clone to a running product on one port.
import { become, install, must } from './ready.mjs'

install()
console.log('Building the three apps…')
must('turbo', ['run', 'build', '--output-logs=errors-only', '--log-order=grouped'])
become(['tooling/demo-data/src/demo-server.ts'], { WEB_DIR: 'apps' })
