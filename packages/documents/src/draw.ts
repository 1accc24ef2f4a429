import type { Drawing } from './content.ts'
import { DrawingThread } from './drawing-thread.ts'

/** Two threads: a personal data file may have hundreds of pages, and CVs must not wait for it. */
const threads = { short: new DrawingThread(), long: new DrawingThread() }

/** Draws a document as a PDF in a separate thread, so other requests don't wait for it. */
export function draw(drawing: Drawing): Promise<Buffer> {
  return threads[drawing.kind === 'personal-data' ? 'long' : 'short'].draw(drawing)
}
