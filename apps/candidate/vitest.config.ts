import { screenTests } from '@pramaan/app-kit/testing/screen-tests.ts'

export default screenTests('candidate')
