import { parentPort } from 'node:worker_threads'
import type { Drawing } from './content.ts'
import { render } from './render.ts'

parentPort?.on('message', async ({ id, drawing }: { id: number; drawing: Drawing }) => {
  try {
    parentPort?.postMessage({ id, bytes: await render(drawing) })
  } catch (error) {
    parentPort?.postMessage({ id, error })
  }
})
