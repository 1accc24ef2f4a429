import { screenTests } from './src/testing/screen-tests.ts'

export default screenTests('app-shell')
