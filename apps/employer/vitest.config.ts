import { screenTests } from '@pramaan/app-shell/testing/screen-tests.ts'

export default screenTests('employer')
