import { parentPort, workerData } from 'node:worker_threads'
import { greetingOf, openDurable, runMessages } from './database.ts'
import type { FromEngine, ToEngine } from './engine-thread.ts'

if (!parentPort) throw new Error('The engine runs in a worker thread.')
const port = parentPort

/** Ends this thread at once; the parent reopens the folder, which still has all commits. */
function stop(error: unknown): never {
  notify({ kind: 'broken', text: error instanceof Error ? error.message : String(error) })
  process.exit(1)
}

function notify(event: FromEngine, transfer: ArrayBuffer[] = []): void {
  port.postMessage(event, transfer)
}

const db = await openDurable(workerData.folder, stop).catch(stop)
notify({ kind: 'ready', greeting: await greetingOf(db).catch(stop) })

port.on('message', async (request: ToEngine) => {
  try {
    if (request.kind === 'run') {
      const bytes = await runMessages(db, request.messages)
      notify({ kind: 'answer', bytes }, [bytes.buffer])
    } else {
      await db.exec('rollback; checkpoint')
      await db.close()
      port.close()
    }
  } catch (error) {
    stop(error)
  }
})
