import { startServer } from '@pramaan/api/server'
import { fillDemo, samples } from './index.ts'

/** The server with demo people: what `npm start` runs. With `DEMO=0` it is the plain server. */
await startServer({
  async fill(db, { candidates, now, say, invitationHash }) {
    const onProgress = (done: number, total: number) => say(`Making demo people: ${done} of ${total}`)
    await fillDemo({ pool: db.$client, candidates, now, onProgress, invitationHash })
  },
  samples,
})
