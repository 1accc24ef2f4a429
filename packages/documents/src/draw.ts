import type { Drawing } from './content.ts'
import { DrawingThread } from './drawing-thread.ts'

/** A person's whole data may be hundreds of pages: nobody's CV waits behind it. */
const threads = { short: new DrawingThread(), long: new DrawingThread() }

/** Draws a document as a PDF, beside the server's own thread: no other request waits for it. */
export function draw(drawing: Drawing): Promise<Buffer> {
  return threads[drawing.kind === 'personal-data' ? 'long' : 'short'].draw(drawing)
}
