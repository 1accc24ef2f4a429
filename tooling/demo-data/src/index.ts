export { fillDemo } from './fill.ts'
export { samples } from './people/files.ts'
