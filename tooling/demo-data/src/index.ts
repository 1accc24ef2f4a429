export { type DemoOptions, type DemoOutcome, fillDemo } from './fill.ts'
export { samples } from './people/files.ts'
export { known } from './world.ts'
